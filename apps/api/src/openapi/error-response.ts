import type { ApiResponseNoStatusOptions } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';

/** OpenAPI response of errors that share a status. */
export function errorResponse(names: readonly ErrorName[]) {
  return {
    description: names.map((name) => `${String(ERRORS[name].code)} ${name}`).join(', '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorView' },
        examples: Object.fromEntries(
          names.map((name) => [
            name,
            { value: { code: ERRORS[name].code, message: ERRORS[name].message } },
          ]),
        ),
      },
    },
  } satisfies ApiResponseNoStatusOptions;
}
