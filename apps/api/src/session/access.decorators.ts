import { applyDecorators, UseFilters } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { AddRouteConfig } from '../http/route-config.decorator.js';
import { StatementSessionFilter } from './statement-session.filter.js';

/**
 * How a request to a route is authenticated:
 * - `public`: no authentication;
 * - `internal`: the guard requires the internal secret;
 * - `session`: the guard requires a live session (the default);
 * - `statement`: the guard verifies the token, the route's own statement checks the session.
 */
export type Access = 'public' | 'internal' | 'session' | 'statement';

/** OpenAPI extension that holds the access of an operation until `describeApi` removes it. */
export const ACCESS_EXTENSION = 'x-access';

const access = (value: Access) =>
  applyDecorators(AddRouteConfig({ access: value }), ApiExtension(ACCESS_EXTENSION, value));

/** Marks a route that needs no authentication. */
export const Public = () => access('public');

/** Marks a route of the worker and the command-line tools. It requires the internal secret. */
export const Internal = () => access('internal');

/**
 * Marks a frequent read. The guard only verifies the token; the handler reads with
 * `Database.readAs`, whose statement checks the session in the same round trip.
 */
export const SessionInStatement = () =>
  applyDecorators(access('statement'), UseFilters(StatementSessionFilter));

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}
