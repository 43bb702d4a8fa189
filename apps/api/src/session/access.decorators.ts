import { applyDecorators, SetMetadata, UseFilters } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ApiErrors } from '../openapi/api-errors.decorator.js';
import { StatementSessionFilter } from './statement-session.filter.js';

/**
 * How a request to a route is authenticated:
 * - `public`: not at all;
 * - `internal`: the guard requires the internal secret;
 * - `session`: the guard requires a live session (the default);
 * - `statement`: the guard verifies the token, the route's own statement checks the session.
 */
export type Access = 'public' | 'internal' | 'session' | 'statement';

/** Metadata key of a route's {@link Access}. */
export const ACCESS = 'access';

const access = (value: Access) => SetMetadata(ACCESS, value);

/** Marks a route that needs no authentication. */
export const Public = () => access('public');

/** Marks a route for the worker and operations: it requires the internal secret, not a session. */
export const Internal = () =>
  applyDecorators(access('internal'), ApiBearerAuth('internal'), ApiErrors('NOT_AUTHENTICATED'));

/**
 * Marks a frequent read. The guard only verifies the token; the handler reads with
 * `Database.readAs`, whose statement checks the session in the same round trip.
 */
export const SessionInStatement = () =>
  applyDecorators(access('statement'), UseFilters(StatementSessionFilter));
