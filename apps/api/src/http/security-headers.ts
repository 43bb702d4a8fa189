import type { FastifyHelmetOptions } from '@fastify/helmet';

/** An API needs nothing that a browser might load; the page at `/docs` loosens this for itself. */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginResourcePolicy: { policy: 'same-site' },
};
