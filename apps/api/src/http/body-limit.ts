import type { FastifyInstance } from 'fastify';
import { AddRouteConfig } from './route-config.decorator.js';

/** Maximum size of a request body, in bytes, on a route without {@link LargeBody}. */
export const BODY_LIMIT = 64 * 1024;

/** Maximum size of a request body on most routes with {@link LargeBody}. */
export const LARGE_BODY_LIMIT = 2 * 1024 * 1024;

/** Marks a route that accepts bodies of up to 2 MiB, or of another number of bytes. */
export const LargeBody = (bodyLimit = LARGE_BODY_LIMIT) => AddRouteConfig({ bodyLimit });

/** Applies the limits of {@link LargeBody}. Nest sets the configuration of a route, not its limit. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = route.config ?? {};
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimit?: number;
  }
}
