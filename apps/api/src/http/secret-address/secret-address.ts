import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forwardedPrefix } from '../trusted-proxies.js';

/** Requests of an address to pages that need no session, within an hour. */
export const MAX_SECRET_REQUESTS = 3_000;

/** Kinds of secret addresses, by the start of their tokens: `loggedPath` hides them. */
const PREFIXES = { share: 'pps_', calendar: 'ppc_' } as const;

/** The secret part of an address: 256 random bits. */
export function newAddressToken(kind: keyof typeof PREFIXES): string {
  return PREFIXES[kind] + randomBytes(32).toString('base64url');
}

/** The address of a path, as the client of the request sees the service. */
export function ownAddress(
  request: FastifyRequest,
  trustedProxies: readonly string[],
  path: string,
): string {
  const { protocol, host } = request;
  return `${protocol}://${host}${forwardedPrefix(request, trustedProxies)}${path}`;
}
