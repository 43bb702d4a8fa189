import { conflictFinder, type Eater } from './suitability.js';

const FLAGS = { gluten: 1, milk: 2, vegan: 4 };
const BUTTER = { id: 10, key: 'butter', dietaryFlags: FLAGS.milk | FLAGS.vegan };
const CARROT = { id: 11, key: 'carrot', dietaryFlags: 0 };
const GLUTEN = { key: 'gluten', dietaryFlags: FLAGS.gluten };
const MILK = { key: 'milk', dietaryFlags: FLAGS.milk };
const VEGAN = { key: 'vegan', dietaryFlags: FLAGS.vegan };
const NOTHING: Omit<Eater, 'profileId'> = { allergies: [], diet: null, dislikedIds: new Set() };

describe('conflictFinder', () => {
  const conflictsOf = conflictFinder(
    [BUTTER, CARROT],
    [
      { profileId: 1, allergies: [GLUTEN, MILK], diet: VEGAN, dislikedIds: new Set([BUTTER.id]) },
      { ...NOTHING, profileId: 2 },
      { ...NOTHING, profileId: 3, dislikedIds: new Set([BUTTER.id]) },
    ],
  );

  it('lists allergies, diet and dislike of each eater, in the order of the eaters', () => {
    expect(conflictsOf(BUTTER.id)).toEqual([
      { ingredientId: BUTTER.id, profileId: 1, reason: 'ALLERGY', key: 'milk' },
      { ingredientId: BUTTER.id, profileId: 1, reason: 'DIET', key: 'vegan' },
      { ingredientId: BUTTER.id, profileId: 1, reason: 'DISLIKE', key: 'butter' },
      { ingredientId: BUTTER.id, profileId: 3, reason: 'DISLIKE', key: 'butter' },
    ]);
  });

  it('lists the same conflicts when an ingredient is asked for again', () => {
    expect(conflictsOf(BUTTER.id)).toEqual(conflictsOf(BUTTER.id));
  });

  it.each([CARROT.id, 99])('lists no conflict for the suitable or unknown ingredient %i', (id) => {
    expect(conflictsOf(id)).toEqual([]);
  });
});
