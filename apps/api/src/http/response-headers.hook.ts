import type { FastifyInstance } from 'fastify';

/** A browser may load nothing for an API response, and may not show it in a frame. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The page at `/docs` loads its own scripts and styles. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

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
 * sets only four of these six headers, sets seven others that would have to be disabled, and has no
 * policy for `/docs`, whose routes Swagger registers.
 */
export function addResponseHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS);
    if (request.url.startsWith('/docs')) {
      void reply.header('content-security-policy', PAGE_POLICY);
    }
    done();
  });
}
