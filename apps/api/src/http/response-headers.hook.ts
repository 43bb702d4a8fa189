import type { FastifyInstance } from 'fastify';

/** A browser may load nothing for an API response, and may not show it in a frame. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': API_POLICY,
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${String(YEAR_IN_SECONDS)}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
};

/**
 * Sets the default headers of every response; a route may replace them. Own code: @fastify/helmet
 * sets only four of these six headers, and sets seven others that would have to be disabled.
 */
export function addResponseHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(HEADERS);
    done();
  });
}
