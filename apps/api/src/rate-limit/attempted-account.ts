import type { FastifyRequest } from 'fastify';

/**
 * The email of the account that a request concerns: the email of the authenticated profile, or the
 * email in the body, which may be unknown. Undefined without either; such a request is invalid.
 */
export function attemptedAccount({ profile, body }: FastifyRequest): string | undefined {
  if (profile !== undefined) return profile.email;
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}
