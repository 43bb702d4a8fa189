import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import type { Profile } from './profile.view.js';
import type { SessionClaims } from './session.js';

/** The profile of the live session, which the guard has read. */
export const CurrentProfile = createParamDecorator((_data: unknown, context): Profile => {
  const { profile } = requestOf(context);
  if (profile === undefined) throw new AppError('NOT_AUTHENTICATED');
  return profile;
});

/** The claims of the verified token, for routes whose statement checks the session. */
export const CurrentSession = createParamDecorator((_data: unknown, context): SessionClaims => {
  const { session } = requestOf(context);
  if (session === undefined) throw new AppError('NOT_AUTHENTICATED');
  return session;
});

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
