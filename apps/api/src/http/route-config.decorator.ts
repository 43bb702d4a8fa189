import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/**
 * Adds to the Fastify configuration of a route. Nest's `RouteConfig` alone would replace what
 * another decorator has added.
 */
export function AddRouteConfig(config: FastifyContextConfig): MethodDecorator {
  return (target, property, descriptor) => {
    const handler = descriptor.value as object;
    const earlier = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object;
    RouteConfig({ ...earlier, ...config })(target, property, descriptor);
  };
}
