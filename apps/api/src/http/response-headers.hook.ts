import type { FastifyInstance } from 'fastify';

/** An API answer needs nothing that a browser might load, and may be shown in no frame. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The page at `/docs` loads its own scripts and styles, and nothing from elsewhere. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const YEAR = 365 * 24 * 60 * 60;

/**
 * What every answer carries. Answers are about somebody, so nobody on the way keeps a copy,
 * unless a route says otherwise. Constants, because a general library costs 5 % of a hot read.
 */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': API_POLICY,
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${String(YEAR)}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
};

export function addResponseHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers(HEADERS);
    if (request.url.startsWith('/docs')) {
      void reply.header('content-security-policy', PAGE_POLICY);
    }
    done();
  });
}
