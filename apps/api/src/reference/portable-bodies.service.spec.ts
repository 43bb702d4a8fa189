import { RecipeDto } from '../recipes/write/recipe.dto.js';
import { Catalogues } from './catalogues.js';
import { PortableBodies } from './portable-bodies.service.js';

describe('PortableBodies', () => {
  const none = { allergy: {}, tech_step: {}, utensil: {}, source: {} };
  const ids = { ...none, diet: { vegan: 4 }, ingredient: { onion: 5 }, unit: { gram: 6 } };
  const bodies = new PortableBodies(new Catalogues(ids));
  const LINE = { quantity: 2, note: null };
  const RECIPE = {
    name: 'Soupe',
    visibility: 'HOUSE',
    portions: 4,
    steps: [{ description: 'Cuire.' }],
  };
  const BODY = { ...RECIPE, dietIds: [4], ingredients: [{ ...LINE, ingredientId: 5, unitId: 6 }] };
  const line = { ...LINE, ingredient: 'onion', unit: 'gram' };
  const PORTABLE = { ...RECIPE, diets: ['vegan'], ingredients: [line] };

  it('writes keys, and no fields that the body does not have', () => {
    expect(bodies.write(RecipeDto, { ...BODY, id: 1, createdAt: 'x' })).toEqual(PORTABLE);
    expect(bodies.write(RecipeDto, { ...BODY, dietIds: [77] })).toMatchObject({ diets: ['77'] });
  });

  it('reads what it wrote', async () => {
    expect(await bodies.read(RecipeDto, PORTABLE)).toEqual(BODY);
  });

  it.each<[string, unknown, object | null]>([
    ['leaves out unknown keys of a list', { ...PORTABLE, diets: ['moon', 'vegan', 3] }, BODY],
    ['refuses an unknown key', { ...PORTABLE, ingredients: [{ ...line, unit: 'moon' }] }, null],
    [
      'refuses a key that is no text',
      { ...PORTABLE, ingredients: [{ ...line, unit: { toString: 1 } }] },
      null,
    ],
    ['refuses an invalid field', { ...PORTABLE, name: '' }, null],
    ['refuses a list over its limit', { ...PORTABLE, ingredients: Array(201).fill(line) }, null],
    ['refuses what is no object', 'text', null],
    ['refuses nothing', undefined, null],
  ])('%s', async (_, value, expected) => {
    expect(await bodies.read(RecipeDto, value)).toEqual(expected);
  });
});
