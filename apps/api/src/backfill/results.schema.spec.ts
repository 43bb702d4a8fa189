import { JsonSchemaPipe } from '#platform/http/json-schema.pipe.js';
import { RESULTS } from './results.schema.js';

const item = { stepId: 1, revision: 2, result: {} };
const body = (results: unknown) => ({ detectorVersion: 'abc', results });

describe('the schema of results', () => {
  const pipe = new JsonSchemaPipe(RESULTS);

  it('accepts results, whether or not they are detections', () => {
    const results = body([item, { ...item, result: null }]);
    expect(pipe.transform(results)).toEqual(results);
  });

  it.each<[string, unknown, string]>([
    ['an array as the body', [], 'body must be an object'],
    ['no version', { results: [] }, 'detectorVersion must be a text of 1 to 100 characters'],
    ['no list', body({}), 'results must be an array'],
    ['501 items', body(Array(501).fill(null)), 'results must hold at most 500 items'],
    ['null as an item', body([item, null]), 'results[1] must be an object'],
    ['an id of 0', body([{ ...item, stepId: 0 }]), 'results[0].stepId must be a positive integer'],
    ['no result', body([{ stepId: 1, revision: 2 }]), 'results[0].result'],
  ])('rejects %s', (_case, invalid, message) => {
    expect(() => pipe.transform(invalid)).toThrow(message);
  });
});
