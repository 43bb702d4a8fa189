import { ERRORS, type ErrorName } from '#platform/errors/error-catalogue.js';
import { errorResponse, errorsOf } from './error-response.js';
import type { Operation, Route } from './operations.js';

type Condition = (route: Route, operation: Operation) => boolean;

/** A body that is not expected is parsed all the same. */
const parsesBody: Condition = ({ method }) => method !== 'get';
const hasParameters: Condition = (_route, { parameters = [] }) =>
  parameters.some((parameter) => 'in' in parameter && parameter.in !== 'header');

/** Errors that follow from the method, the access and the parameters of an operation. */
export const COMMON_ERRORS: Readonly<Partial<Record<ErrorName, Condition>>> = {
  VALIDATION_ERROR: (route, operation) =>
    parsesBody(route, operation) || hasParameters(route, operation),
  NOT_AUTHENTICATED: ({ access }) => access !== 'public',
  ORIGIN_NOT_ALLOWED: ({ method }) => method !== 'get',
  SCOPE_MISSING: ({ access }) => access === 'session' || access === 'statement',
  PAYLOAD_TOO_LARGE: parsesBody,
  UNSUPPORTED_MEDIA_TYPE: parsesBody,
  SERVICE_UNAVAILABLE: ({ path }) => path !== '/health', // see `refuseWhenOverloaded`
};

/** Adds the common errors of an operation to the errors that its route declares. */
export function addCommonErrors(route: Route, operation: Operation): void {
  const { responses } = operation;
  for (const [name, isReturned] of Object.entries(COMMON_ERRORS) as [ErrorName, Condition][]) {
    if (!isReturned(route, operation)) continue;
    const status = String(ERRORS[name].status);
    const names = errorsOf(responses[status]);
    if (!names.includes(name)) responses[status] = errorResponse([...names, name]);
  }
}
