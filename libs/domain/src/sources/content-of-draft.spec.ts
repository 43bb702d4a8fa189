import { RECIPE_LIMITS } from '../recipe/recipe-limits.js';
import type { StoredDraft } from './archive.js';
import { contentOfDraft } from './content-of-draft.js';

type Line = StoredDraft['ingredients'][number];

const line = (rawText: string, values: Partial<Line> = {}): Line => ({
  rawText,
  ingredientId: null,
  quantity: null,
  unitId: null,
  ...values,
});
const flour = line('200 g flour', { ingredientId: 1, quantity: 200, unitId: 2 });
const eggs = line('2 eggs', { ingredientId: 3, quantity: 2, unitId: 4 });

const draft = (ingredients: readonly Line[], headings: readonly number[] = []): StoredDraft => ({
  name: 'Pancakes',
  portions: 4,
  ingredients,
  otherLines: headings.map((before) => ({ kind: 'HEADING', text: `H${String(before)}`, before })),
  steps: [],
  locale: 'en',
  imageUrl: null,
  prepMinutes: null,
  cookMinutes: null,
  restMinutes: null,
  description: null,
  tags: [],
  course: null,
  sourceUrl: null,
});

/** Texts in the order in which they stand; headings and lines of text in brackets. */
function textsOf(ingredients: readonly Line[], headings?: readonly number[]) {
  const content = contentOfDraft(draft(ingredients, headings), 'HOUSE');
  const lines = content?.ingredients ?? [];
  return [...lines, null].flatMap((each, index) => [
    ...(content?.otherLines ?? [])
      .filter(({ before }) => before === index)
      .map(({ text }) => `(${text})`),
    ...(each === null ? [] : [each.rawText]),
  ]);
}

describe('contentOfDraft', () => {
  it.each<[string, Line[], number[], string[]]>([
    ['keeps complete lines', [flour, eggs], [], ['200 g flour', '2 eggs']],
    ['keeps a line without ingredient as text', [flour, line('magic'), eggs], [],
      ['200 g flour', '(magic)', '2 eggs']],
    ['keeps a line without quantity or unit as text',
      [line('flour', { ingredientId: 1 }), line('3 flour', { ingredientId: 1, quantity: 3 })], [],
      ['(flour)', '(3 flour)']],
    ['keeps a further line of an ingredient as text',
      [flour, { ...flour, rawText: '1 cup flour' }], [], ['200 g flour', '(1 cup flour)']],
    ['keeps headings before their lines', [flour, line('magic'), eggs], [0, 1, 2, 3],
      ['(H0)', '200 g flour', '(H1)', '(magic)', '(H2)', '2 eggs', '(H3)']],
  ])('%s', (_, lines, headings, texts) => {
    expect(textsOf(lines, headings)).toEqual(texts);
  }); // prettier-ignore

  it('is null when more lines become text than a recipe can have', () => {
    const lines = Array.from({ length: RECIPE_LIMITS.otherLines + 1 }, () => line('magic'));
    expect(contentOfDraft(draft(lines), 'HOUSE')).toBeNull();
    expect(contentOfDraft(draft(lines.slice(1)), 'HOUSE')).not.toBeNull();
  });
});
