import { INGREDIENTS, type IngredientKey } from '../catalogue/ingredients.js';
import type { Evidence } from '../foods/evidence-of-foods.js';
import type { TextFood } from '../foods/found-food.js';
import { evidenceOf, type FoundInRecipe } from './evidence.js';

/** The place of an ingredient in the catalogue is its id. */
const idOf = (key: string) => {
  const id = INGREDIENTS.findIndex((ingredient) => ingredient.key === key);
  return id < 0 ? undefined : id;
};
const keyOf = (id: number) => INGREDIENTS[id]?.key;
const id = (key: IngredientKey) => idOf(key) ?? -1;

const READ = { detectorVersion: 'v1', foods: [], unread: [], techniques: [] };
const inText = (food: Partial<TextFood> & { text: string }): FoundInRecipe['texts'] => ({
  ...READ,
  foods: [{ ingredientId: null, found: 'TEXT', ...food }],
});

const evidence = (lines: readonly IngredientKey[], found: Partial<FoundInRecipe>): Evidence =>
  evidenceOf(
    { ingredientIds: lines.map(id), hasTextLine: false, steps: [], texts: READ, ...found },
    { idOf, keyOf },
  );
/** The evidence of a step, as key and certainty of each food. */
const ofStep = (
  lines: readonly IngredientKey[],
  food: Pick<TextFood, 'text' | 'isReference' | 'dish'> & { readonly key?: IngredientKey },
) => {
  const { key, ...found } = food;
  const foods = [{ ...found, ingredientId: key === undefined ? null : id(key) }];
  return evidence(lines, { steps: [{ ...READ, foods }] }).foods.map(
    ({ ingredientId, certainty }) => [keyOf(ingredientId), certainty],
  );
};

describe('evidenceOf', () => {
  it('leaves out foods of lines, and returns each other food once, where it is surest', () => {
    const butter = { ingredientId: id('butter'), text: 'beurre' };
    const carrot = { ingredientId: id('carrot'), text: 'carottes' };
    const { foods } = evidence(['carrot'], {
      texts: inText({ ...butter, found: 'STEP' }),
      steps: [READ, { ...READ, foods: [carrot, butter] }],
    });
    expect(foods).toEqual([
      { ...butter, found: 'STEP', step: 2, certainty: 'CONTAINS', isDish: false },
    ]);
  });

  it.each<[string, readonly IngredientKey[], Parameters<typeof ofStep>[1], unknown[]]>([
    ['a short name of a line', ['vegetableBroth'], { key: 'broth', text: 'stock' }, []],
    ['a short French name of a line', ['oatMilk'], { key: 'milk', text: 'lait' }, []],
    [
      'the first word of an English name',
      ['nutMilk'],
      { key: 'nuts', text: 'nuts' },
      [['nuts', 'CONTAINS']],
    ],
    [
      '"the dough" beside flour',
      ['riceFlour'],
      { key: 'dough', text: 'dough', isReference: true },
      [],
    ],
    [
      '"the dough" without flour',
      ['carrot'],
      { key: 'dough', text: 'dough', isReference: true },
      [['dough', 'CONTAINS']],
    ],
    [
      'dough that is brought in',
      ['riceFlour'],
      { key: 'dough', text: 'dough' },
      [['dough', 'CONTAINS']],
    ],
    ['"the sauce"', ['carrot'], { key: 'sauce', text: 'sauce', isReference: true }, []],
    [
      'a sauce that is brought in',
      ['carrot'],
      { key: 'sauce', text: 'sauce' },
      [['sauce', 'CONTAINS']],
    ],
    [
      'a sauce without lines',
      [],
      { key: 'sauce', text: 'sauce', isReference: true },
      [['sauce', 'CONTAINS']],
    ],
    [
      'a dish that is only often made of foods',
      ['carrot'],
      { dish: 'tart', isReference: true, text: 'tart' },
      [],
    ],
    [
      'a dish',
      ['carrot'],
      { dish: 'omelette', text: 'omelette' },
      [
        ['egg', 'CONTAINS'],
        ['milk', 'OFTEN'],
        ['cheese', 'OFTEN'],
      ],
    ],
    [
      '"the omelette" beside an egg',
      ['egg'],
      { dish: 'omelette', text: 'omelette', isReference: true },
      [],
    ],
    [
      '"the omelette" beside a substitute',
      ['veganEgg'],
      { dish: 'omelette', text: 'omelette', isReference: true },
      [],
    ],
  ])('returns of %s what counts', (_case, lines, food, expected) => {
    expect(ofStep(lines, food)).toEqual(expected);
  });

  it('takes a food of a step that the name of the recipe has for the dish', () => {
    const cookie = { ingredientId: id('cookie'), text: 'cookies' };
    const texts = inText({ ...cookie, found: 'STEP', isReference: true });
    const steps = [{ ...READ, foods: [cookie] }];
    expect(evidence(['riceFlour'], { texts, steps }).foods).toEqual([]);
    expect(evidence(['riceFlour'], { steps }).foods).toHaveLength(1);
  });

  it('of parts is that of one recipe, with the part and the step where a food was found', () => {
    const milk = { ingredientId: id('milk'), text: 'lait' };
    const part = (partId: number, found: object) => ({
      ...{ partId, ingredientIds: [], hasTextLine: false, hasParts: false, texts: READ, steps: [] },
      ...found,
    });
    const inParts = [
      part(7, {
        ingredientIds: [id('butter'), id('carrot')],
        steps: [{ ...READ, id: 70, foods: [milk, { ingredientId: id('egg'), text: 'œufs' }] }],
      }),
      part(8, { ingredientIds: [id('egg'), id('butter')], steps: [{ ...READ, id: 80 }] }),
    ];
    expect(evidence(['carrot'], { inParts })).toEqual({
      foods: [
        {
          ...{ ingredientId: id('milk'), found: 'STEP', text: 'lait', step: null },
          ...{ partId: 7, stepId: 70, certainty: 'CONTAINS', isDish: false },
        },
      ],
      unread: [],
      partLines: [
        { ingredientId: id('butter'), partId: 7 },
        { ingredientId: id('egg'), partId: 8 },
      ],
      isIncomplete: false,
    });
    expect(evidence(['carrot'], { inParts: [part(7, {})] }).isIncomplete).toBe(true);
    expect(evidence(['carrot'], { inParts: [part(7, { hasParts: true })] }).isIncomplete).toBe(
      false,
    );
    expect(
      evidence([], { inParts: [part(7, { steps: [{ ...READ, id: 70 }] })] }).isIncomplete,
    ).toBe(true);
    const pending = { ...READ, id: 70, detectorVersion: null };
    expect(evidence(['carrot'], { inParts: [part(7, { steps: [pending] })] }).isIncomplete).toBe(
      true,
    );
  });

  it('lets no line explain a TEXT', () => {
    const milk = { ingredientId: id('milk'), text: 'lait' };
    expect(evidence(['oatMilk'], { texts: inText(milk) }).foods).toHaveLength(1);
  });

  it.each<[string, readonly IngredientKey[], Partial<FoundInRecipe>, boolean]>([
    ['lines and steps that are read', ['carrot'], { steps: [READ] }, false],
    ['a TEXT line alone', [], { hasTextLine: true }, false],
    ['steps alone', [], { steps: [READ] }, true],
    ['a pending step', ['carrot'], { steps: [{ ...READ, detectorVersion: null }] }, true],
    ['pending texts', ['carrot'], { texts: { ...READ, detectorVersion: null } }, true],
    ['an unread word of a step', ['carrot'], { steps: [{ ...READ, unread: ['nduja'] }] }, true],
    ['an unread word of a text', ['carrot'], { texts: { ...READ, unread: ['nduja'] } }, true],
  ])('of %s: %j is incomplete', (_case, lines, found, expected) => {
    expect(evidence(lines, found).isIncomplete).toBe(expected);
  });
});
