import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';
import { errorResponse } from './error-response.js';

/** Describes, in OpenAPI, the errors a route answers with; those of one status share an entry. */
export function ApiErrors(...names: readonly ErrorName[]) {
  const statuses = new Set(names.map((name) => ERRORS[name].status));
  return applyDecorators(
    ...[...statuses].map((status) => {
      const group = names.filter((name) => ERRORS[name].status === status);
      return ApiResponse({ status, ...errorResponse(group) });
    }),
  );
}
