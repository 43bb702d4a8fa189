import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';

/** The profile of the live session, which the guard has read. */
export const CurrentProfile = currentDecorator('profile');

/** The claims of the verified token, for routes whose statement checks the session. */
export const CurrentSession = currentDecorator('session');

/** Creates a parameter decorator for a property that the guard sets on the request. */
function currentDecorator(property: 'profile' | 'session') {
  return createParamDecorator((_data: unknown, context) => {
    const value = context.switchToHttp().getRequest<FastifyRequest>()[property];
    if (value === undefined) throw new AppError('NOT_AUTHENTICATED');
    return value;
  });
}
