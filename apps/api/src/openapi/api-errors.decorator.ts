import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';
import { errorResponse } from './error-response.js';

/**
 * Declares the errors that are specific to a route. OpenAPI, docs/errors.md and the tests derive
 * from it. Errors that follow from the kind of route are added by `addCommonErrors`.
 */
export function ApiErrors(...names: readonly ErrorName[]) {
  const statuses = new Set(names.map((name) => ERRORS[name].status));
  return applyDecorators(
    ...[...statuses].map((status) => {
      const group = names.filter((name) => ERRORS[name].status === status);
      return ApiResponse({ status, ...errorResponse(group) });
    }),
  );
}
