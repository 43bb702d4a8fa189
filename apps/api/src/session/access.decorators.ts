import { applyDecorators, SetMetadata, UseFilters } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { StatementSessionFilter } from './statement-session.filter.js';

/**
 * Who authenticates a request: nobody (`public`), the guard by the internal secret (`internal`),
 * the guard by the session (`session`, the default), or the route's own statement (`statement`).
 */
export type Access = 'public' | 'internal' | 'session' | 'statement';

export const ACCESS = 'access';
/** The access of an operation while its OpenAPI description is made. */
export const ACCESS_EXTENSION = 'x-access';

const access = (value: Access) =>
  applyDecorators(SetMetadata(ACCESS, value), ApiExtension(ACCESS_EXTENSION, value));

/** Opens a route to everyone. Every other route needs a session or the internal secret. */
export const Public = () => access('public');

/** For the worker and operations: the internal secret opens these routes, a session does not. */
export const Internal = () => access('internal');

/**
 * For frequent reads. The guard verifies the token only; the handler reads with
 * `Database.readAs`, whose statement checks that the session is live in the same round trip.
 */
export const SessionInStatement = () =>
  applyDecorators(access('statement'), UseFilters(StatementSessionFilter));
