import { applyDecorators, SetMetadata, UseFilters } from '@nestjs/common';
import { SessionInQueryFilter } from './session-in-query.filter.js';

export const SESSION_IN_QUERY = 'session-in-query';

/**
 * For hot reads whose own statement starts from the live profile, and answers NOT_AUTHENTICATED
 * when there is none: the guard then verifies the token only, and one round trip does it all.
 */
export const SessionInQuery = () =>
  applyDecorators(SetMetadata(SESSION_IN_QUERY, true), UseFilters(SessionInQueryFilter));
