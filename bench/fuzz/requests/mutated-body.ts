import fc from 'fast-check';
import { type JsonSchema, typeOf } from '../openapi/json-schema.js';

/** Position of a value in a body. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
}

/** Stands for a field that is removed. */
const MISSING = Symbol('missing');

const WRONG_VALUES: readonly unknown[] = [
  MISSING,
  null,
  true,
  0,
  -1,
  1.5,
  0.0001,
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
  '',
  ' ',
  '1',
  'a\0b',
  '\ud800',
  '\u202e\ufeff',
  'x'.repeat(10_000),
  '__proto__',
  '0000-00-00',
  '2026-02-30',
  '275760-09-13',
  "'; drop table recipe; --",
  [],
  [null],
  [[]],
  [1, 1, 1],
  Array.from({ length: 2000 }, (_, index) => index + 1),
  {},
  { length: 1, toString: 1 },
];

/** Fields that no schema has, as JSON text. */
const UNKNOWN_FIELDS = [
  '"unknown":[{"a":1}]',
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"toString":1',
  '"hasOwnProperty":null',
  '"id":1',
  '"":""',
];

/** An arbitrary of JSON texts: a valid body with one change in its values. */
export function mutatedBody(
  valid: fc.Arbitrary<unknown>,
  schema: JsonSchema,
): fc.Arbitrary<string> {
  return fc.tuple(valid, fc.nat(1000), fc.nat(1000)).map(([body, place, change]) => {
    const places = [...placesOf(body, schema)];
    const { path, schema: part } = places[place % places.length] ?? { path: [], schema };
    const values = [...edgesOf(part), ...WRONG_VALUES];
    const changed = replace(body, path, values[change % values.length]);
    return changed === MISSING ? '' : JSON.stringify(changed);
  });
}

/** An arbitrary of texts that differ from the JSON of a valid body. */
export function brokenBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.tuple(valid, fc.nat(1000)).map(([body, change]) => {
    const json = JSON.stringify(body);
    const texts = [
      ...UNKNOWN_FIELDS.map((field) => json.replace(/^\{/, `{${field}${json === '{}' ? '' : ','}`)),
      json.replace(/^\{("[^"]*":)/, '{$1null,$1'), // duplicate key
      json.slice(0, json.length / 2),
      json.slice(0, -1),
      json.replace(/\}$/, ',}'),
      `\ufeff${json}`,
      `${json}${json}`,
      `[${json}]`,
      JSON.stringify(json),
      json.replace(/\d+/, 'NaN'),
      json.replace(/\d+/, '1e999'),
      json.replace(/\d+/, '9'.repeat(400)),
      json.replace(/"[^"]*"/, "'x'"),
      '',
      'null',
      '0',
      'undefined',
      '\0',
      '['.repeat(100) + ']'.repeat(100),
      '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
    ];
    return texts[change % texts.length] ?? '';
  });
}

/** Every value of a body with its schema, the body itself included. */
function* placesOf(
  value: unknown,
  schema: JsonSchema,
  path: readonly (string | number)[] = [],
): Generator<Place> {
  yield { path, schema };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* placesOf(item, schema.items ?? {}, [...path, index]);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, property] of Object.entries(value)) {
      yield* placesOf(property, schema.properties?.[name] ?? {}, [...path, name]);
    }
  }
}

/** Values at and just outside the limits of a schema. */
function edgesOf(schema: JsonSchema): unknown[] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema;
  const edges: unknown[] = [];
  if (minimum !== undefined) edges.push(minimum, minimum - 1);
  if (maximum !== undefined) edges.push(maximum, maximum + 1);
  if (minLength !== undefined && minLength > 0) edges.push('a'.repeat(minLength - 1));
  if (maxLength !== undefined) edges.push('a'.repeat(maxLength), 'a'.repeat(maxLength + 1));
  if (maxLength !== undefined) edges.push('𝒳'.repeat(maxLength / 2 + 1));
  if (maxItems !== undefined) {
    const item = typeOf(schema.items ?? {}) === 'object' ? {} : 1;
    edges.push(Array(maxItems).fill(item), Array(maxItems + 1).fill(item));
  }
  return edges;
}

/** A copy of `value` in which the part at `path` is another one. */
function replace(value: unknown, [first, ...rest]: Place['path'], part: unknown): unknown {
  if (first === undefined) return part;
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    return items.flatMap((item, index) => {
      const changed = index === first ? replace(item, rest, part) : item;
      return changed === MISSING ? [] : [changed];
    });
  }
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, unknown>>)
      .map(([name, item]) => [name, name === first ? replace(item, rest, part) : item])
      .filter(([, item]) => item !== MISSING),
  );
}
