import { IdField, IdListField } from '../http/fields/id.fields.js';
import { ListField } from '../http/fields/list.field.js';
import { TextField } from '../http/fields/text.field.js';
import { Catalogues } from './catalogues.js';
import { PortableBodies } from './portable-bodies.service.js';

class LineDto {
  @IdField()
  ingredientId: number;

  @IdField({ optional: true })
  unitId?: number | null;
}

class BodyDto {
  @TextField({ min: 1, max: 10 })
  name: string;

  @IdListField()
  dietIds: number[];

  @IdField({ optional: true })
  recipeId?: number | null;

  @ListField(LineDto, { max: 2 })
  lines: LineDto[];
}

describe('PortableBodies', () => {
  const none = { allergy: {}, tech_step: {}, utensil: {}, source: {} };
  const ids = { ...none, diet: { vegan: 4 }, ingredient: { onion: 5 }, unit: { gram: 6 } };
  const bodies = new PortableBodies(new Catalogues(ids));
  const BODY = { name: 'a', dietIds: [4], recipeId: 9, lines: [{ ingredientId: 5, unitId: null }] };
  const PORTABLE = {
    name: 'a',
    diets: ['vegan'],
    recipe: 9,
    lines: [{ ingredient: 'onion', unit: null }],
  };

  it('writes keys and numbers, and no fields that the body does not have', () => {
    expect(bodies.write(BodyDto, { ...BODY, id: 1, createdAt: 'x' })).toEqual(PORTABLE);
    expect(bodies.write(BodyDto, { ...BODY, dietIds: [77] })).toMatchObject({ diets: ['77'] });
  });

  it('reads what it wrote', async () => {
    expect(await bodies.read(BodyDto, PORTABLE)).toEqual(BODY);
  });

  it.each<[string, unknown, object | null]>([
    ['leaves out unknown keys of a list', { ...PORTABLE, diets: ['moon', 'vegan', 3] }, BODY],
    [
      'refuses an unknown key that is required',
      { ...PORTABLE, lines: [{ ingredient: 'moon' }] },
      null,
    ],
    [
      'refuses a key that is no text',
      { ...PORTABLE, lines: [{ ingredient: { toString: 1 } }] },
      null,
    ],
    ['refuses an invalid field', { ...PORTABLE, name: '' }, null],
    [
      'refuses a list over its limit',
      { ...PORTABLE, lines: Array(3).fill(PORTABLE.lines[0]) },
      null,
    ],
    ['refuses what is no object', 'text', null],
    ['refuses nothing', undefined, null],
  ])('%s', async (_, value, expected) => {
    expect(await bodies.read(BodyDto, value)).toEqual(expected);
  });
});
