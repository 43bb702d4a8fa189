import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { ResultsRequest, StepResult, TextsResult } from './contract.js';
import { InternalApiClient } from './internal-api.client.js';

describe('InternalApiClient', () => {
  it('names the address of an API that does not respond', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const api = new InternalApiClient({ apiUrl, internalSecret: 'secret' });
    await expect(api.status()).rejects.toThrow(`The API does not respond at ${apiUrl};`);
    await api.close();
  });

  describe('deliver', () => {
    const requests: ResultsRequest[] = [];
    const server = createServer((request, response) => {
      void (json(request) as Promise<ResultsRequest>).then((body) => {
        requests.push(body);
        const stepIds = body.results.map(({ stepId }) => stepId);
        const rejected = stepIds.filter((id) => id === 2);
        const applied = stepIds.length - rejected.length;
        response.end(JSON.stringify({ applied, stale: 1, rejected }));
      });
    });
    let api: InternalApiClient;
    beforeAll(async () => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      const apiUrl = `http://127.0.0.1:${String(port)}`;
      api = new InternalApiClient({ apiUrl, internalSecret: 'secret' });
    });
    beforeEach(() => requests.splice(0));
    afterAll(async () => {
      await api.close();
      server.close();
    });

    const step = (stepId: number, clauses = 0): StepResult => ({
      stepId,
      revision: 1,
      result: {
        entities: [],
        ingredients: [],
        durations: [],
        temperatures: [],
        clauses: Array.from({ length: clauses }, () => ({ start: 0, end: 1 })),
        possibleFoods: [],
        unread: [],
      },
    });
    const text = (recipeId: number, spans = 0): TextsResult => ({
      recipeId,
      revision: 1,
      sentences: [],
      lines: [
        { possibleFoods: [], unread: Array.from({ length: spans }, () => ({ start: 0, end: 1 })) },
      ],
    });

    it.each<[string, StepResult[], TextsResult[], number[][]]>([
      ['one result', [step(1)], [], [[1]]],
      ['small results together', [step(1), step(2)], [text(3)], [[1, 2, 3]]],
      [
        'halves that are small enough',
        [1, 2, 3, 4].map((id) => step(id, 20_000)),
        [],
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ['a result above the limit alone', [step(1), step(2, 60_000), step(3)], [], [[1], [2], [3]]],
      ['steps and texts apart', [step(1, 30_000)], [text(3, 30_000)], [[1], [3]]],
      ['texts alone', [], [text(3, 30_000), text(4, 30_000), text(5)], [[3], [4, 5]]],
    ])('sends %s', async (_, results, texts, expected) => {
      const summary = await api.deliver({ detectorVersion: 'v1', results, texts });
      const ids = requests.map((sent) => [
        ...sent.results.map(({ stepId }) => stepId),
        ...(sent.texts ?? []).map(({ recipeId }) => recipeId),
      ]);
      expect(ids).toEqual(expected);
      expect(requests.flatMap((sent) => sent.results)).toEqual(results);
      expect(requests.every(({ detectorVersion }) => detectorVersion === 'v1')).toBe(true);
      const rejected = results.map(({ stepId }) => stepId).filter((id) => id === 2);
      expect(summary).toEqual({
        applied: results.length - rejected.length,
        stale: expected.length,
        rejected,
      });
    });
  });
});
