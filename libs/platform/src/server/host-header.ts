import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Why a request is refused for its `Host` header, as an English sentence; undefined when it is
 * accepted. A page of another site can make its own name point to this machine (DNS rebinding): only
 * the name tells such a request from one of a page of the service. An address as host needs no name,
 * and is always accepted.
 *
 * @param allowed names of the service, in lower case; if there are none, every name is accepted
 */
export function hostProblem(
  { raw: { rawHeaders, httpVersion }, hostname }: FastifyRequest,
  allowed: readonly string[],
): string | undefined {
  const count = rawHeaders.filter((text, i) => i % 2 === 0 && /^host$/i.test(text)).length;
  if (count > 1) return 'The Host header is repeated.';
  if (count === 0) return httpVersion === '1.0' ? undefined : 'The Host header is missing.';
  const name = hostname.toLowerCase();
  const isAllowed = allowed.length === 0 || allowed.includes(name) || isAddress(name);
  return isAllowed ? undefined : 'The host is not one of ALLOWED_HOSTS.';
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
