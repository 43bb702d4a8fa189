import { ALLERGEN_FLAGS } from './dietary-flags.js';
import {
  type Conflict,
  type Eater,
  type NamedFood,
  type RecipeFoods,
  suitabilityJudge,
  type Verdict,
} from './suitability.js';

const FLAGS = { gluten: 1, milk: 2, vegan: ALLERGEN_FLAGS + 1 };
const BUTTER = { id: 10, key: 'butter', dietaryFlags: FLAGS.milk | FLAGS.vegan };
const CARROT = { id: 11, key: 'carrot', dietaryFlags: 0 };
const GLUTEN = { key: 'gluten', dietaryFlags: FLAGS.gluten };
const MILK = { key: 'milk', dietaryFlags: FLAGS.milk };
const VEGAN = { key: 'vegan', dietaryFlags: FLAGS.vegan };
const PROFILE: Eater = {
  profileId: 2,
  dependantId: null,
  allergies: [],
  diet: null,
  dislikedIds: new Set(),
};
const DEPENDANT: Eater = { ...PROFILE, profileId: null, dependantId: 7 };
const RECIPE: RecipeFoods = { ingredientIds: [], named: [], unread: [], isIncomplete: false };
const IN_NOTE: NamedFood = {
  ingredientId: BUTTER.id,
  found: 'TEXT',
  text: 'beurre',
  stepId: null,
};
const IN_STEP: NamedFood = { ...IN_NOTE, found: 'STEP', stepId: 5 };

const judge = (recipe: Partial<RecipeFoods>, ...eaters: Eater[]) =>
  suitabilityJudge([BUTTER, CARROT], eaters)({ ...RECIPE, ...recipe });

describe('suitabilityJudge', () => {
  it('lists allergies, diet and dislike of each eater, in the order of the eaters', () => {
    const dislikedIds = new Set([BUTTER.id]);
    const { conflicts } = judge(
      { ingredientIds: [CARROT.id, BUTTER.id] },
      { ...PROFILE, allergies: [GLUTEN, MILK], diet: VEGAN, dislikedIds },
      PROFILE,
      { ...DEPENDANT, dislikedIds },
    );
    const ofProfile: Omit<Conflict, 'reason' | 'key'> = {
      ingredientId: BUTTER.id,
      profileId: 2,
      dependantId: null,
      found: 'LINE',
      text: null,
      stepId: null,
    };
    expect(conflicts).toEqual([
      { ...ofProfile, reason: 'ALLERGY', key: 'milk' },
      { ...ofProfile, reason: 'DIET', key: 'vegan' },
      { ...ofProfile, reason: 'DISLIKE', key: 'butter' },
      { ...ofProfile, profileId: null, dependantId: 7, reason: 'DISLIKE', key: 'butter' },
    ]);
  });

  it('says where a text names the food, and with which words', () => {
    const { conflicts } = judge({ named: [IN_STEP] }, { ...PROFILE, allergies: [MILK] });
    expect(conflicts).toMatchObject([{ key: 'milk', found: 'STEP', text: 'beurre', stepId: 5 }]);
  });

  const allergic = { ...PROFILE, allergies: [MILK] };
  const glutenFree = { ...PROFILE, diet: { key: 'glutenFree', dietaryFlags: FLAGS.gluten } };
  const vegan = { ...PROFILE, diet: VEGAN };
  const dislikes = { ...PROFILE, dislikedIds: new Set([BUTTER.id]) };
  const inLine = { ingredientIds: [BUTTER.id] };
  const unread = { isIncomplete: true };

  it.each<[string, Partial<RecipeFoods>, Eater, Verdict]>([
    ['a conflict in a line', inLine, allergic, 'UNSUITABLE'],
    ['a conflict in a text', { named: [IN_NOTE] }, allergic, 'UNSUITABLE'],
    ['a conflict in a step alone', { named: [IN_STEP] }, allergic, 'UNCERTAIN'],
    ['a diet that a step alone breaks', { named: [IN_STEP] }, vegan, 'UNCERTAIN'],
    ['a dislike in a line', inLine, dislikes, 'UNSUITABLE'],
    ['a dislike in a text', { named: [IN_NOTE] }, dislikes, 'SUITABLE'],
    ['an unread text, with an allergy', unread, allergic, 'UNCERTAIN'],
    ['an unread text, with a gluten-free diet', unread, glutenFree, 'UNCERTAIN'],
    ['an unread text, with another diet', unread, vegan, 'SUITABLE'],
    ['an unread text and a conflict in a line', { ...unread, ...inLine }, allergic, 'UNSUITABLE'],
    ['no conflict', { ingredientIds: [CARROT.id, 99] }, allergic, 'SUITABLE'],
  ])('%s is judged', (_case, recipe, eater, verdict) => {
    expect(judge(recipe, eater).verdict).toBe(verdict);
  });
});
