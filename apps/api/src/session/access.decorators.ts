import { applyDecorators, SetMetadata, UseFilters } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { StatementSessionFilter } from './statement-session.filter.js';

/**
 * Who authenticates a request: nobody (`public`), the guard by the internal secret (`internal`),
 * the guard by the session (`session`, the default), or the route's own statement (`statement`).
 */
export type Access = 'public' | 'internal' | 'session' | 'statement';

export const ACCESS = 'access';

const access = (value: Access) => SetMetadata(ACCESS, value);

/** Opens a route to everyone. Every other route needs a session or the internal secret. */
export const Public = () => access('public');

/** For the worker and operations: the internal secret opens these routes, a session does not. */
export const Internal = () =>
  applyDecorators(access('internal'), ApiBearerAuth('internal'), ApiErrors('NOT_AUTHENTICATED'));

/**
 * For frequent reads. The guard verifies the token only; the handler reads with
 * `Database.readAs`, whose statement checks that the session is live in the same round trip.
 */
export const SessionInStatement = () =>
  applyDecorators(access('statement'), UseFilters(StatementSessionFilter));
