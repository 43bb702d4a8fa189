import { structureProblem } from './json-structure.js';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (count: number) => `[${'{},'.repeat(count - 2)}{}]`;

describe('structureProblem', () => {
  it.each([
    ['32 levels', nested(32)],
    ['100,000 objects and lists', objects(100_000)],
    ['brackets in a string', JSON.stringify({ text: nested(1000) })],
    ['a quote in a string', JSON.stringify({ text: `"${nested(1000)}\\"` })],
    ['a string that ends with a backslash', JSON.stringify(['\\', nested(1000)])],
    ['a string without an end', `"${nested(1000)}`],
  ])('accepts %s', (_name, json) => {
    expect(structureProblem(Buffer.from(json))).toBeUndefined();
  });

  it.each([
    ['33 levels', nested(33), 'The body is nested deeper than 32.'],
    [
      '100,001 objects and lists',
      objects(100_001),
      'The body has more than 100000 objects and lists.',
    ],
    ['deep nesting after a string', `["\\\\",${nested(40)}]`, 'The body is nested deeper than 32.'],
  ])('rejects %s', (_name, json, problem) => {
    expect(structureProblem(Buffer.from(json))).toBe(problem);
  });
});
