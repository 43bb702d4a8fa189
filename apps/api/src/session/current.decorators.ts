import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.js';
import type { Profile } from './profile.view.js';
import type { SessionClaims } from './session.js';

/** The profile of the live session, as the guard found it. */
export const CurrentProfile = createParamDecorator((_data: unknown, context): Profile => {
  const { profile } = requestOf(context);
  if (profile === undefined) throw new AppError('NOT_AUTHENTICATED');
  return profile;
});

/** The claims of the verified token: for statements that check the session themselves. */
export const CurrentSession = createParamDecorator((_data: unknown, context): SessionClaims => {
  const { session } = requestOf(context);
  if (session === undefined) throw new AppError('NOT_AUTHENTICATED');
  return session;
});

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}
