import type { ApiResponseNoStatusOptions } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';
import { errorSchemaName, errorTitle } from './error-schemas.js';
import { type OpenApiDocument, operationsOf } from './operations.js';

/** OpenAPI response of errors that share a status: the body is that of one of these errors. */
export function errorResponse(names: readonly ErrorName[]) {
  const schemas = names.map((name) => ({ $ref: `#/components/schemas/${errorSchemaName(name)}` }));
  const [first, ...others] = schemas;
  return {
    description: names.map((name) => `${String(ERRORS[name].code)} ${name}`).join(', '),
    content: {
      'application/json': {
        schema: first !== undefined && others.length === 0 ? first : { oneOf: schemas },
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

/** The errors of a response; empty for any other response. */
export function errorsOf(response: object | undefined): ErrorName[] {
  const { content } = (response ?? {}) as { content?: Record<string, { examples?: object }> };
  const examples = content?.['application/json']?.examples ?? {};
  return Object.keys(examples).filter((name): name is ErrorName => name in ERRORS);
}

/** Moves every response with a single error to the components: many operations return the same. */
export function shareErrorResponses(document: OpenApiDocument): void {
  const shared: Record<string, object> = {};
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const [name, ...others] = errorsOf(response);
      if (name === undefined || others.length > 0) continue;
      shared[errorTitle(name)] = response as object;
      operation.responses[status] = { $ref: `#/components/responses/${errorTitle(name)}` };
    }
  }
  document.components.responses = { ...document.components.responses, ...shared } as never;
}
