import fc from 'fast-check';
import { type JsonSchema, typeOf } from '../openapi/json-schema.js';

const KIB = 1024;
const BODY_SIZES = [
  64 * KIB - 1,
  64 * KIB,
  64 * KIB + 1,
  2048 * KIB - 1,
  2048 * KIB,
  2048 * KIB + 1,
];
const emptyObjects = (count: number) => `[${'{},'.repeat(count - 1)}{}]`;
const HOSTILE_VALUES = [
  emptyObjects(100_000),
  emptyObjects(690_000), // almost 2 MiB
  '['.repeat(100_000) + ']'.repeat(100_000),
];

type Headers = Readonly<Record<string, string>>;

/** Bodies near the limits of size, with very long lists, or very deep. */
export function largeBody(valid: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<string> {
  const lists = Object.entries(schema.properties ?? {})
    .filter(([, property]) => typeOf(property) === 'array')
    .map(([name]) => name);
  const padded = fc
    .tuple(valid, fc.constantFrom(...BODY_SIZES))
    .map(([body, size]) => withField(body, 'padding', (rest) => `"${'x'.repeat(size - rest)}"`));
  const replaced = fc
    .tuple(valid, fc.constantFrom('unknown', ...lists), fc.constantFrom(...HOSTILE_VALUES))
    .map(([body, name, part]) => withField(body, name, () => part));
  return fc.oneof(padded, replaced);
}

/** JSON of `body` with another field, given as JSON text for the bytes that the rest takes. */
function withField(body: unknown, name: string, part: (rest: number) => string): string {
  const json = JSON.stringify({ ...(body as object), [name]: 'PART' });
  const rest = Buffer.byteLength(json) - 'PART'.length;
  return json.replace('"PART"', () => part(rest));
}

/** Headers that a valid request may carry. */
export const unusualHeaders: fc.Arbitrary<Headers> = fc.oneof(
  header('if-none-match', ['*', '"x"', 'W/"x"', 'garbage', '"a","b",', `"${'x'.repeat(5000)}"`]),
  header('if-match', ['*', '"x"', 'garbage']),
  header('accept', ['*/*', 'text/csv', 'application/xml', ';q=', '*'.repeat(4000), 'a/b;q=NaN']),
  header('accept-language', ['en', 'de', '*', 'fr-FR-x-'.repeat(500), ';;q=9']),
  header('accept-encoding', ['gzip', 'br', 'identity;q=0', '*;q=0', 'x'.repeat(4000)]),
  header('origin', ['https://evil.example', 'null', 'http://[', '']),
  header('x-request-id', ['fuzz-1', 'a b', 'x'.repeat(5000), '<script>', '../..']),
  header('x-forwarded-for', ['1.1.1.1', '::1', '1.1.1.1, 2.2.2.2', 'x'.repeat(4000)]),
  header('x-forwarded-proto', ['https', 'javascript']),
  header('forwarded', ['for=1.1.1.1;host=evil.example']),
  header('host', ['evil.example', 'localhost:1', '']),
  header('range', ['bytes=0-1', 'bytes=-']),
  header('authorization', [
    'Bearer x',
    `Bearer ppt_${'x'.repeat(43)}`,
    'Basic eDp4',
    'Bearer',
    'x'.repeat(4000),
  ]),
  header('idempotency-key', ['fuzz-1', ' ', 'x'.repeat(300)]),
  header('expect', ['100-continue']),
);

/** Session cookies that are not valid. */
export const invalidCookies: fc.Arbitrary<Headers> = header('cookie', [
  'session=',
  'session=garbage',
  '__Host-session=garbage',
  '__Host-session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwidmVyIjowfQ.',
  `__Host-session=${'e30.'.repeat(1000)}`,
  '__Host-session=a; __Host-session=b',
  '%=;;;==',
  ';'.repeat(4000),
]);

/** Content types of a body that is JSON all the same. */
export const otherContentTypes: fc.Arbitrary<Headers> = header('content-type', [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/jsonp',
  '/',
  '',
]);

/** Headers that the HTTP parser may refuse. */
export const refusedHeaders: fc.Arbitrary<Headers> = fc.oneof(
  header('x-long', ['x'.repeat(20_000)]),
  header('cookie', ['a=b; '.repeat(4_000)]),
  header('expect', ['garbage']),
);

function header(name: string, values: readonly string[]): fc.Arbitrary<Headers> {
  return fc.constantFrom(...values).map((value) => ({ [name]: value }));
}

export const oddMethods = fc.constantFrom(
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PUT',
  'DELETE',
  'PROPFIND',
  'QUERY',
  'BREW',
);

/** Paths that resemble the one of an operation. */
export function oddPath(path: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(path, fc.nat(1000)).map(([target, change]) => {
    const paths = [
      `/${target}`,
      `${target}/`,
      `${target}//`,
      `${target};x`,
      `${target}%00`,
      `${target}%`,
      `${target}/%2e%2e`,
      `${target}/..`,
      `/%2e%2e${target}`,
      `/.${target}`,
      target.toUpperCase(),
      target.replaceAll('/', '\\'),
      target.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      `http://evil.example${target}`,
      `${target}#${String(change)}`,
      `${target}?${'a=1&'.repeat(2_000)}`,
      `${target}/${'x'.repeat(5_000)}`,
      '*',
    ];
    return paths[change % paths.length] ?? target;
  });
}

/** Path segments that are no id, as sent. */
export const BAD_SEGMENTS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '+1',
  '%201',
  '2147483648',
  '9'.repeat(300),
  'null',
  '%00',
  '%F0%9F',
  '%ED%A0%80',
  '%27',
  '..%2f1',
  '__proto__',
  '1;2',
  '[]',
  'x'.repeat(4_000),
];

/** Queries that no operation accepts or knows, as sent. */
export const BAD_QUERIES: readonly string[] = [
  'date=2030-02-30',
  'date=2026-11-21&date=2026-11-22',
  'date[]=2026-11-21',
  'date=99999-01-01',
  'date=-271821-04-20',
  'date=0001-01-01',
  'date=9999-12-31',
  'date=',
  'limit=0',
  'limit=101',
  'limit=1&limit=2',
  'limit=1e1',
  'cursor=x',
  `cursor=${'9'.repeat(50)}`,
  'ingredientIds=1,,2',
  'ingredientIds[0]=1',
  `dietIds=${'1,'.repeat(3000)}1`,
  `techStepKeys=${'peel,'.repeat(101)}peel`,
  'techStepKeys=%00',
  'suitableForHousehold=perhaps',
  'suitableForHousehold=',
  'tab=__proto__',
  'tab[]=perso',
  'name=%00',
  'name=%ED%A0%80',
  'name=%25_%5C',
  `name=${'a'.repeat(10_000)}`,
  'name[$ne]=1',
  'search=%00',
  'page=0',
  'page=99999999999',
  'after=-1',
  'after=2147483648',
  '__proto__[admin]=1',
  'constructor[prototype][admin]=1',
  '%',
  '&&&===',
];
