import fc from 'fast-check';
import { PASSWORD } from '../../seed/authors.js';
import { isNullable, type JsonSchema, typeOf } from '../openapi/json-schema.js';
import { MARK } from './fuzz-request.js';
import type { Pool } from './pool.js';

/** Longest generated list and text, apart from those of the maximum length. */
const MAX_ITEMS = 4;
const MAX_TEXT = 60;
const MAX_INTEGER = 2 ** 31 - 1;

const WORDS = [
  `Tarte aux pommes ${MARK}`,
  `Éplucher 3 carottes et les couper en dés dans un saladier ${MARK}`,
  `Faire revenir 2 oignons émincés avec 20 g de beurre ${MARK}, puis servir`,
  `Preheat the oven and mix 200 g of flour with 3 eggs ${MARK}`,
  `🥕 carotte ${MARK}`,
];

/** Values of fields whose schema does not tell which values are useful. */
const FIELDS: Readonly<Record<string, (pool: Pool) => fc.Arbitrary<unknown>>> = {
  email: (pool) => fc.oneof(pooled(pool, 'email'), newEmail),
  password: () => fc.constantFrom(PASSWORD, PASSWORD, 'quatre gros poireaux'),
  currentPassword: () => fc.constant(PASSWORD),
  newPassword: () => fc.constant(PASSWORD),
  date: () =>
    fc
      .integer({ min: 0, max: 13 })
      .map((days) => new Date(Date.UTC(2026, 6, 6 + days)).toISOString().slice(0, 10)),
  start: () => fc.integer({ min: 0, max: 7 }),
  end: () => fc.integer({ min: 8, max: 16 }),
  id: (pool) => fc.oneof(fc.constant(undefined), pooled(pool, 'stepId')),
  cursor: (pool) => pooled(pool, 'recipeId'),
  result: (pool) => pooled(pool, 'result'),
};

const newEmail = fc.uuid().map((id) => `${id}@example.org`);

/** Creates an arbitrary of valid values of a field. Ids and the like are taken from the pool. */
export function validValue(schema: JsonSchema, pool: Pool, name = ''): fc.Arbitrary<unknown> {
  const value = FIELDS[name]?.(pool) ?? valueOfField(schema, pool, name);
  return isNullable(schema) ? fc.option(value, { freq: 5 }) : value;
}

function valueOfField(schema: JsonSchema, pool: Pool, name: string): fc.Arbitrary<unknown> {
  const type = typeOf(schema);
  const isCompound = type === 'array' || type === 'object';
  const poolName = name.replace(/s$/, ''); // the items of `dietIds` are of the pool `dietId`
  return !isCompound && pool.has(poolName)
    ? pooled(pool, poolName)
    : valueOfType(schema, pool, name);
}

function pooled(pool: Pool, name: string): fc.Arbitrary<unknown> {
  return fc.nat(1000).map((index) => pool.pick(name, index));
}

function valueOfType(schema: JsonSchema, pool: Pool, name: string): fc.Arbitrary<unknown> {
  if (schema.enum !== undefined) {
    return fc.constantFrom(...schema.enum.filter((value) => value !== null));
  }
  switch (typeOf(schema)) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return integer(schema);
    case 'number':
      return decimal(schema);
    case 'array':
      return list(schema, pool, name);
    case 'object':
      return object(schema, pool);
    default:
      return text(schema);
  }
}

function decimal({ multipleOf = 0.001, minimum = multipleOf, ...schema }: JsonSchema) {
  const parts = Math.round(1 / multipleOf);
  return integer({ ...schema, minimum: Math.ceil(minimum * parts) }, parts).map(
    (number) => number / parts,
  );
}

function integer({ minimum = 1, maximum = MAX_INTEGER }: JsonSchema, factor = 1) {
  const max = Math.min(maximum * factor, MAX_INTEGER);
  return fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: minimum, max: Math.min(max, minimum + 20) }) },
    { weight: 1, arbitrary: fc.constant(max) },
  );
}

function list({ items = {}, maxItems = MAX_ITEMS }: JsonSchema, pool: Pool, name: string) {
  const maxLength = Math.min(maxItems, MAX_ITEMS);
  return fc.array(validValue(items, pool, name), { maxLength });
}

function object({ properties = {}, required = [] }: JsonSchema, pool: Pool) {
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, validValue(property, pool, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function text({ format, minLength = 0, maxLength = MAX_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return newEmail;
  if (format === 'uri') return fc.constant('https://img.example/tarte.jpg');
  const random = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT)),
  });
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...WORDS) },
    { weight: 2, arbitrary: random },
    { weight: 1, arbitrary: fc.constant('é'.repeat(maxLength)) },
  );
}
