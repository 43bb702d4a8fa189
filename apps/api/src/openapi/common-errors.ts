import type { OpenAPIObject } from '@nestjs/swagger';
import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';
import { errorResponse } from './error-response.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const CHANGING = new Set(['post', 'put', 'patch', 'delete']);

/** Adds to a route's description what it is refused with before, or wherever, its own work begins. */
export function addCommonErrors(path: string, method: string, operation: Operation): void {
  const { responses } = operation;
  for (const name of commonErrors(path, method, operation)) {
    const status = String(ERRORS[name].status);
    const described = responses[status] as ReturnType<typeof errorResponse> | undefined;
    const examples = described?.content['application/json'].examples ?? {};
    const names = Object.keys(examples) as ErrorName[];
    if (!names.includes(name)) responses[status] = errorResponse([...names, name]);
  }
}

function commonErrors(path: string, method: string, operation: Operation): ErrorName[] {
  const asksDatabase = '401' in operation.responses || path.startsWith('/auth/');
  return [
    ...(CHANGING.has(method) ? (['ORIGIN_NOT_ALLOWED'] as const) : []),
    ...(operation.requestBody ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(asksDatabase ? (['SERVICE_UNAVAILABLE'] as const) : []),
  ];
}
