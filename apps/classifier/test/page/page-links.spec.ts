import path from 'node:path';
import fc from 'fast-check';
import { assignToTechniques } from '#domain/techniques/assign-to-techniques.js';

interface Finding {
  readonly start: number;
  readonly end: number;
  readonly clause: number;
}
interface Technique extends Finding {
  readonly kind: 'technique';
  readonly key: string;
}
interface Item {
  readonly kind: string;
  readonly start: number;
}
/** The script of the page that prepares a response for drawing. */
interface Script {
  readonly itemsOf: (response: Readonly<Record<string, readonly Finding[]>>) => Item[];
  readonly linkedTo: (item: Item, items: readonly Item[]) => Item[];
}

const KEYS = ['cook', 'simmer', 'stir', 'turn', 'baste', 'add', 'season'];

/** Techniques and durations at different places of up to two clauses. */
const detections = fc
  .uniqueArray(fc.nat(40), { maxLength: 8 })
  .chain((starts) =>
    fc.tuple(
      ...starts.map((start) =>
        fc.record({
          start: fc.constant(start),
          clause: fc.nat(1),
          key: fc.option(fc.constantFrom(...KEYS), { freq: 1 }),
        }),
      ),
    ),
  )
  .map((findings) => ({
    techniques: findings.flatMap(({ start, clause, key }): Technique[] =>
      key === null ? [] : [{ kind: 'technique', key, start, end: start + 1, clause }],
    ),
    durations: findings.flatMap(({ start, clause, key }): Finding[] =>
      key === null ? [{ start, end: start + 1, clause }] : [],
    ),
  }));

it('the page links durations to the same techniques as the API', async () => {
  const file = path.resolve(__dirname, '../../src/http/page/items.js');
  const { itemsOf, linkedTo } = (await import(file)) as Script;
  fc.assert(
    fc.property(detections, ({ techniques, durations }) => {
      const response = { entities: techniques, ingredients: [], durations, temperatures: [] };
      const items = itemsOf(response);
      const shown = items
        .filter(({ kind }) => kind === 'technique')
        .map((item) => [item.start, linkedTo(item, items).map(({ start }) => start)]);
      const assigned = assignToTechniques(techniques, durations);
      const expected = techniques
        .toSorted((a, b) => a.start - b.start)
        .map((technique) => [
          technique.start,
          (assigned.get(technique) ?? []).map(({ start }) => start),
        ]);
      expect(shown).toEqual(expected);
    }),
  );
});
