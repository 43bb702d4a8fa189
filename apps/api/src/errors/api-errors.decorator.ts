import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';

/** Describes, in OpenAPI, the errors a route answers with; those of one status share an entry. */
export function ApiErrors(...names: readonly ErrorName[]) {
  const statuses = new Set(names.map((name) => ERRORS[name].status));
  return applyDecorators(
    ...[...statuses].map((status) => {
      const group = names.filter((name) => ERRORS[name].status === status);
      return ApiResponse({
        status,
        description: group.map((name) => `${String(ERRORS[name].code)} ${name}`).join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/ErrorView' },
            examples: Object.fromEntries(
              group.map((name) => [
                name,
                { value: { code: ERRORS[name].code, message: ERRORS[name].message } },
              ]),
            ),
          },
        },
      });
    }),
  );
}
