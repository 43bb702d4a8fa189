import { UNTAGGED } from '../http/conditional/etag.hook.js';
import type { Operation, Route } from './operations.js';

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** Headers of responses, as in `components.headers`. */
export const HEADERS = {
  RequestId: text('Id of the request in the log: the one of the client, if it sent a valid one.'),
  ETag: text('Tag of the state of the resource, for `If-None-Match` and `If-Match`.'),
  Vary: text('Request headers that the response depends on.'),
  ContentLanguage: text('Language of the text.'),
  ContentDisposition: text('Name of the file. Absent for JSON.'),
  NextPage: text('URL of the next page, with `rel="next"`. Absent on the last page.'),
  RetryAfter: {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 0 },
  },
  IdempotencyReplayed: {
    description: '`true` when the response repeats that of an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  SessionCookie: text('The session cookie, issued anew when it is older than a day.'),
  SignInCookies: text(
    'The session cookie `session` (`__Host-session` in production), which expires after `SESSION_DAYS` (30), ' +
      'and the cookie `device` (`__Host-device`), which marks a browser of the account.',
  ),
  OidcLocation: text('The address of the provider, or of the front end (`APP_URL`, else `/`).'),
  OidcCookies: text(
    'The cookie `oidc` (`__Host-oidc` in production), which binds the sign-in to the browser for ten ' +
      'minutes. A session that starts sets the cookies of a sign-in, and clears it.',
  ),
  ClearedCookies: text('Clears the cookies of the session.'),
  ClearSiteData: text(
    '`"storage"`: clears what the origin of the service has stored in the browser.',
  ),
} as const;

const ref = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` }) as never;

/** Headers that a route declares itself, for the option `headers` of `@ApiOkResponse`. */
export const NEXT_PAGE = { link: ref('NextPage') };
export const SIGN_IN_COOKIES = { 'set-cookie': ref('SignInCookies') };
export const OIDC_REDIRECT_HEADERS = {
  location: ref('OidcLocation'),
  'set-cookie': ref('OidcCookies'),
};
export const LOGOUT_HEADERS = {
  'set-cookie': ref('ClearedCookies'),
  'clear-site-data': ref('ClearSiteData'),
};
export const CONTENT_DISPOSITION = { 'content-disposition': ref('ContentDisposition') };
export const ETAG = { etag: ref('ETag') };

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header' as const,
  required: false,
  description: '`ETag` of the copy that the client has. The response is 304 if it is current.',
  schema: { type: 'string' },
};

const NOT_MODIFIED = { description: 'The copy of the client is current. No body.' };

interface Response {
  readonly content?: Readonly<Record<string, unknown>>;
  headers?: object;
}

type Rule = readonly [header: string, name: keyof typeof HEADERS, applies: Condition];
type Condition = (facts: {
  readonly access: Route['access'];
  readonly status: number;
  /** The operation is a conditional GET. */
  readonly isConditional: boolean;
  /** Whether the operation has this header parameter. */
  readonly accepts: (header: string) => boolean;
}) => boolean;

const isSuccess = (status: number) => status >= 200 && status < 400;

/** Headers that follow from the kind of operation and the status. */
const RULES: readonly Rule[] = [
  ['x-request-id', 'RequestId', () => true],
  ['retry-after', 'RetryAfter', ({ status }) => status === 429 || status === 503],
  [
    'etag',
    'ETag',
    ({ status, isConditional, accepts }) =>
      (isConditional && isSuccess(status)) || (accepts('if-match') && status === 200),
  ],
  ['vary', 'Vary', ({ status, isConditional }) => isConditional && isSuccess(status)],
  [
    'content-language',
    'ContentLanguage',
    ({ status, accepts }) => accepts('accept-language') && isSuccess(status),
  ],
  [
    'idempotency-replayed',
    'IdempotencyReplayed',
    ({ status, accepts }) => accepts('idempotency-key') && isSuccess(status),
  ],
  [
    'set-cookie',
    'SessionCookie',
    ({ access, status }) => (access === 'session' || access === 'statement') && isSuccess(status),
  ],
];

/** Whether the operation has an ETag and returns 304: a GET of JSON whose route is not untagged. */
function isConditionalGet({ method, path }: Route, { responses }: Operation): boolean {
  const { content } = (responses['200'] ?? {}) as Response;
  const isJson = content !== undefined && 'application/json' in content;
  return method === 'get' && isJson && !UNTAGGED.test(path);
}

/** Adds the headers of the responses, and 304 to a conditional GET. */
export function addHeaders(route: Route, operation: Operation): void {
  const { responses, parameters = [] } = operation;
  const isConditional = isConditionalGet(route, operation);
  if (isConditional) {
    operation.parameters = [...parameters, IF_NONE_MATCH];
    responses['304'] = { ...NOT_MODIFIED };
  }
  const accepted = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'header' ? [parameter.name.toLowerCase()] : [],
  );
  const accepts = (header: string) => accepted.includes(header);
  for (const [status, response] of Object.entries(responses) as [string, Response][]) {
    const facts = { access: route.access, status: Number(status), isConditional, accepts };
    const derived = RULES.filter(([, , applies]) => applies(facts));
    response.headers = {
      ...Object.fromEntries(derived.map(([header, name]) => [header, ref(name)])),
      ...response.headers,
    };
  }
}
