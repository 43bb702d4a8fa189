import { formatAmount, scaleStep, segmentsOf, type StepText } from '../src/index.js';

const [GRAM, CENTILITER, PIECE] = [1, 4, 8];
const names = {
  units: [
    { id: GRAM, key: 'gram', type: 'MASS', toBaseFactor: 1 },
    { id: CENTILITER, key: 'centiliter', type: 'VOLUME', toBaseFactor: 10 },
    { id: PIECE, key: 'piece', type: 'COUNT', toBaseFactor: 1 },
    { id: 11, key: 'clove', type: 'COUNT', toBaseFactor: 1 },
    { id: 12, key: 'tablespoon', type: 'VOLUME', toBaseFactor: 15 },
  ],
  labels: {
    gram: { name: 'g', plural: 'g', synonyms: [] },
    piece: { name: 'pièce', plural: 'pièces', synonyms: [] },
    clove: { name: 'gousse', plural: 'gousses', synonyms: [] },
    tablespoon: { name: 'c. à s.', plural: 'c. à s.', synonyms: [] },
  },
  locale: 'fr',
};
const DESCRIPTION = 'Fondre 50 g de beurre avec 1 oignon 5 min dans une poêle.';
const span = (text: string) => {
  const start = DESCRIPTION.indexOf(text);
  return { start, end: start + text.length };
};
const mention = (text: string, amount: string, quantity: number, unitId: number) => ({
  ...span(text),
  source: 'auto' as const,
  ingredientId: 3,
  quantity,
  unitId,
  amountStart: span(amount).start,
  amountEnd: span(amount).end,
});
const butter = mention('50 g de beurre', '50 g', 50, GRAM);
const melt = {
  ...span('Fondre'),
  key: 'melt' as const,
  ingredients: [butter, mention('oignon', '1', 1, PIECE)],
  utensils: [{ ...span('poêle'), source: 'auto' as const, utensilId: 4 }],
  duration: { ...span('5 min'), minSeconds: 300, maxSeconds: 300 },
  temperature: null,
};
/** Two techniques mention the same butter. */
const STEP: StepText = {
  description: DESCRIPTION,
  techSteps: [melt, { ...melt, ingredients: [butter], utensils: [], duration: null }],
};

const parts = (step: StepText) => segmentsOf(step).map(({ kind, text }) => [kind, text]);

it.each([
  [1.5, GRAM, '1,5\u00a0g'],
  [1234.567, GRAM, '1\u202f235\u00a0g'],
  [2, PIECE, '2'],
  [0.333, null, '0,33'],
  [1.5, 11, '1,5\u00a0gousse'],
  [2, 11, '2\u00a0gousses'],
])('the amount of %d in the unit %p is "%s"', (quantity, unitId, expected) => {
  expect(formatAmount({ quantity, unitId }, names)).toBe(expected);
});

it.each([
  [100, GRAM, '3,5\u00a0oz'],
  [60, CENTILITER, '2½\u00a0tasses'],
  [25, CENTILITER, '1\u00a0tasse'],
  [10, CENTILITER, '6¾\u00a0c. à s.'],
  [1.5, 12, '1,5\u00a0c. à s.'],
  [2, 11, '2\u00a0gousses'],
  [0.5, null, '0,5'],
])('the amount of %d in the unit %p is "%s" in US units', (quantity, unitId, expected) => {
  expect(formatAmount({ quantity, unitId }, { ...names, unitSystem: 'US' })).toBe(expected);
});

it('the segments of a step are its whole text, each with its kind', () => {
  expect(parts(STEP)).toEqual([
    ['technique', 'Fondre'],
    ['text', ' '],
    ['amount', '50 g'],
    ['ingredient', ' de beurre'],
    ['text', ' avec '],
    ['amount', '1'],
    ['text', ' '],
    ['ingredient', 'oignon'],
    ['text', ' '],
    ['duration', '5 min'],
    ['text', ' dans une '],
    ['utensil', 'poêle'],
    ['text', '.'],
  ]);
  expect(parts({ description: 'Rien.', techSteps: [] })).toEqual([['text', 'Rien.']]);
  expect(parts({ description: '', techSteps: [] })).toEqual([]);
});

it('a scaled step has other amounts, each once, and its spans fit the new text', () => {
  const scaled = scaleStep(STEP, 2.5, names);
  expect(scaled.description).toBe(
    'Fondre 125\u00a0g de beurre avec 2,5 oignon 5 min dans une poêle.',
  );
  expect(parts(scaled)).toEqual(
    parts(STEP).map(([kind, text]) => [
      kind,
      { '50 g': '125\u00a0g', '1': '2,5' }[text ?? ''] ?? text,
    ]),
  );
  expect(scaled.techSteps[0]?.ingredients[0]?.quantity).toBe(125);
});
