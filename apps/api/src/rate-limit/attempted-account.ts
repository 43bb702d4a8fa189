import type { FastifyRequest } from 'fastify';

/**
 * The account that a request is about, whether it exists or not: the one that is signed in, or
 * the one whose email is in the body. Undefined when there is neither; such a request is invalid.
 */
export function attemptedAccount({ profile, body }: FastifyRequest): string | undefined {
  if (profile !== undefined) return profile.email;
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}
