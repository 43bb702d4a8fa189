import { completeContent } from './complete-content.js';
import type { RecipeContent, RecipeLine } from './recipe-content.js';

const STORED = {
  description: 'Ancienne',
  tags: ['hiver'],
  imageUrl: 'https://example.org/1.jpg',
  prepMinutes: 10,
  cookMinutes: 20,
  restMinutes: 30,
  course: 'DESSERT' as const,
  otherLines: [{ kind: 'TEXT' as const, text: 'sel', before: 2 }],
  parts: [{ recipeId: 9, portions: 2, note: 'froide', before: 2 }],
  lines: [
    { ingredientId: 1, note: 'mou', rawText: '1 beurre' },
    { ingredientId: 2, note: null, rawText: '1 lait et 1 œuf' },
    { ingredientId: 3, note: null, rawText: '1 lait et 1 œuf' },
  ],
};
const content = (overrides: Partial<RecipeContent>): RecipeContent => ({
  name: 'Crêpes',
  visibility: 'PUBLIC',
  portions: 4,
  dietIds: [],
  ingredients: [],
  steps: [],
  ...overrides,
});
const line = (ingredientId: number, texts: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredientId,
  quantity: 1,
  unitId: 1,
  ...texts,
});

describe('completeContent', () => {
  it.each<[string, Partial<RecipeContent>, object]>([
    ['an absent description', {}, { description: 'Ancienne' }],
    ['null as the description', { description: null }, { description: null }],
    ['a new description', { description: 'Neuve' }, { description: 'Neuve' }],
    ['absent other lines, at most at the end', {}, { otherLines: [{ text: 'sel', before: 0 }] }],
    ['null as other lines', { otherLines: null }, { otherLines: [] }],
    ['no other lines', { otherLines: [] }, { otherLines: [] }],
    ['absent tags', {}, { tags: ['hiver'] }],
    ['null as tags', { tags: null }, { tags: [] }],
    ['no tags', { tags: [] }, { tags: [] }],
    ['an absent image', {}, { imageUrl: 'https://example.org/1.jpg' }],
    ['null as the image', { imageUrl: null }, { imageUrl: null }],
    ['absent times', {}, { prepMinutes: 10, cookMinutes: 20, restMinutes: 30 }],
    [
      'null, zero and a time',
      { prepMinutes: null, cookMinutes: 0, restMinutes: 5 },
      { prepMinutes: null, cookMinutes: 0, restMinutes: 5 },
    ],
    ['an absent course', {}, { course: 'DESSERT' }],
    ['null as the course', { course: null }, { course: null }],
    ['new tags', { tags: ['été'] }, { tags: ['été'] }],
    [
      'fewer lines',
      { ingredients: [line(1)] },
      { otherLines: [{ before: 1 }], parts: [{ recipeId: 9, note: 'froide', before: 1 }] },
    ],
    ['no parts', { parts: null }, { parts: [] }],
    [
      'a part with other portions',
      { parts: [{ recipeId: 9, portions: 1, before: 0 }] },
      { parts: [{ recipeId: 9, portions: 1, note: 'froide', before: 0 }] },
    ],
    [
      'a part without its note',
      { parts: [{ recipeId: 9, portions: 1, note: null, before: 0 }] },
      { parts: [{ note: null }] },
    ],
  ])('with %s', (_case, written, kept) => {
    expect(completeContent(content(written), STORED)).toMatchObject(kept);
  });

  it.each<[string, RecipeLine, object]>([
    ['absent texts stay', line(1), { note: 'mou', rawText: '1 beurre' }],
    ['null clears', line(1, { note: null, rawText: null }), { note: null, rawText: null }],
    ['texts do not move to another ingredient', line(9), { note: null, rawText: null }],
    [
      'the raw text of another line is dropped',
      line(9, { rawText: '1 beurre' }),
      { rawText: null },
    ],
    [
      'a raw text that several lines share stays',
      line(3, { rawText: '1 lait et 1 œuf' }),
      { rawText: '1 lait et 1 œuf' },
    ],
    ['a new raw text is kept', line(9, { rawText: '2 œufs' }), { rawText: '2 œufs' }],
  ])('%s', (_case, written, kept) => {
    const { ingredients } = completeContent(content({ ingredients: [written] }), STORED);
    expect(ingredients).toMatchObject([kept]);
  });

  it('completes a new recipe', () => {
    expect(completeContent(content({ ingredients: [line(1)] }))).toMatchObject({
      description: null,
      otherLines: [],
      tags: [],
      restMinutes: null,
      ingredients: [{ note: null, rawText: null }],
    });
  });
});
