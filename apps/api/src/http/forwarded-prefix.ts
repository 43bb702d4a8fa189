import type { FastifyRequest } from 'fastify';
import { isTrustedProxy } from './trusted-proxies.js';

/** A plain path: segments of unreserved characters, and neither `.` nor `..`. */
const PREFIX = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * The prefix of the path that a trusted proxy has removed, from `X-Forwarded-Prefix`. Empty without a
 * trusted proxy, or when the header is not a plain path.
 */
export function forwardedPrefix(
  { headers, socket }: FastifyRequest,
  trustedProxies: readonly string[],
): string {
  const prefix = headers['x-forwarded-prefix'];
  if (typeof prefix !== 'string' || !PREFIX.test(prefix)) return '';
  return isTrustedProxy(socket.remoteAddress, trustedProxies) ? prefix : '';
}
