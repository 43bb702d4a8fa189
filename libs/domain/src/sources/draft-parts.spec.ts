import type { PartReference } from './archive.js';
import { type ReferringDraft, resolveParts } from './draft-parts.js';

const reference = (key: string, more: Partial<PartReference> = {}): PartReference => ({
  ...{ key, quantity: null, unit: '', note: null, text: `text ${key}` },
  ...more,
});
/** A draft of six portions with two lines, whose key is the letter of its number. */
const draft = (id: number, ...references: PartReference[]): ReferringDraft => ({
  ...{ id, key: ' abcdefg'.charAt(id), portions: 6, lines: 2, references },
});
const resolve = (...drafts: ReferringDraft[]) =>
  resolveParts(drafts).map(({ id, parts, texts }) => [
    id,
    parts.map(({ draftId, portions }) => [draftId, portions]),
    texts,
  ]);

describe('resolveParts', () => {
  it('returns parts after the last line, with their notes', () => {
    const { parts } =
      resolveParts([draft(1, reference('b', { note: 'froide' })), draft(2)])[0] ?? {};
    expect(parts).toEqual([{ draftId: 2, portions: 6, note: 'froide', before: 2 }]);
  });

  it.each<[string, Partial<PartReference>, number | null]>([
    ['nothing', {}, 6],
    ['a number', { quantity: 0.5 }, 3],
    ['portions', { quantity: 2, unit: 'portions' }, 2],
    ['servings', { quantity: 2, unit: 'Serving' }, 2],
    ['a mass', { quantity: 200, unit: 'g' }, null],
    ['a volume', { quantity: 1, unit: 'cup' }, null],
    ['too much', { quantity: 200 }, null],
    ['zero', { quantity: 0 }, null],
  ])('reads %s as portions, or as a text', (_case, amount, portions) => {
    const parts = portions === null ? [] : [[2, portions]];
    const texts = portions === null ? ['text b'] : [];
    expect(resolve(draft(1, reference('b', amount)), draft(2))).toEqual([[1, parts, texts]]);
  });

  it.each<[string, ReferringDraft[], unknown[]]>([
    ['a recipe that is not in the archive', [draft(1, reference('x'))], [[1, [], ['text x']]]],
    ['a recipe itself', [draft(1, reference('a'))], [[1, [], ['text a']]]],
    [
      'the later reference of a circle',
      [draft(1, reference('b')), draft(2, reference('a'))],
      [
        [1, [[2, 6]], []],
        [2, [], ['text a']],
      ],
    ],
    [
      'a fourth level',
      [1, 2, 3, 4].map((id) => draft(id, reference(' abcdefg'.charAt(id + 1)))).concat(draft(5)),
      [
        [1, [[2, 6]], []],
        [2, [[3, 6]], []],
        [3, [[4, 6]], []],
        [4, [], ['text e']],
      ],
    ],
    [
      'a recipe that is named twice',
      [draft(1, reference('b'), reference('b')), draft(2)],
      [[1, [[2, 6]], ['text b']]],
    ],
  ])('makes a text of %s', (_case, drafts, expected) => {
    expect(resolve(...drafts)).toEqual(expected);
  });
});
