import { Ajv } from 'ajv';
import fc from 'fast-check';
import { type JsonSchema, resolve } from '../openapi/json-schema.js';
import { mutatedBody } from './mutated-body.js';
import { Pool } from './pool.js';
import { validValue } from './valid-value.js';

const DOCUMENT = {
  Slot: { type: 'string', enum: ['LUNCH', 'DINNER'] },
  Line: {
    type: 'object',
    required: ['unitId', 'quantity', 'texts'],
    properties: {
      unitId: { type: 'integer', minimum: 1 },
      quantity: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.001 },
      slot: { anyOf: [{ $ref: '#/Slot' }, { type: 'null' }] },
      texts: { type: 'array', maxItems: 3, items: { type: 'string', minLength: 1, maxLength: 80 } },
    },
  },
};
const SCHEMA = resolve({ $ref: '#/Line' }, DOCUMENT) as JsonSchema;

describe('validValue', () => {
  const pool = new Pool();
  pool.add('unitId', 7);
  const validate = new Ajv({ multipleOfPrecision: 6 }).compile(SCHEMA);

  it('creates values that match the schema, with ids of the pool', () => {
    fc.assert(
      fc.property(validValue(SCHEMA, pool), (value) => {
        expect(validate(value)).toBe(true);
        expect(value).toHaveProperty('unitId', 7);
      }),
    );
  });

  it('is the base of bodies of which most do not match the schema', () => {
    const bodies = fc.sample(mutatedBody(validValue(SCHEMA, pool), SCHEMA), {
      numRuns: 200,
      seed: 1,
    });
    const refused = bodies.filter((body) => body === '' || !validate(JSON.parse(body)));
    expect(refused.length).toBeGreaterThan(100);
  });
});
