import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyContextConfig } from 'fastify';

const CONFIG = Symbol('route configuration');

/**
 * Adds to the Fastify configuration of a route. Nest's `RouteConfig` alone would replace what
 * another decorator has added.
 */
export function AddRouteConfig(added: FastifyContextConfig): MethodDecorator {
  return (target, property, descriptor) => {
    const handler = descriptor.value as object;
    const config = { ...(Reflect.getMetadata(CONFIG, handler) as object), ...added };
    Reflect.defineMetadata(CONFIG, config, handler);
    RouteConfig(config)(target, property, descriptor);
  };
}
