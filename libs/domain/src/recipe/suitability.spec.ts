import { ALL_FLAGS } from './dietary-flags.js';
import type { FoodEvidence } from '../foods/evidence-of-foods.js';
import {
  type Conflict,
  type Eater,
  type RecipeFoods,
  suitabilityJudge,
  type Verdict,
} from './suitability.js';

const FLAGS = { gluten: 1, milk: 2, vegan: ALL_FLAGS + 1, celery: 4 };
const BUTTER = { id: 10, key: 'butter', dietaryFlags: FLAGS.milk | FLAGS.vegan, oftenFlags: 0 };
const CARROT = { id: 11, key: 'carrot', dietaryFlags: 0, oftenFlags: 0 };
const BROTH = {
  id: 12,
  key: 'broth',
  dietaryFlags: FLAGS.celery | FLAGS.vegan,
  oftenFlags: FLAGS.celery,
};
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
const RECIPE: RecipeFoods = {
  ingredientIds: [],
  foods: [],
  stepIds: [5],
  unread: [],
  isIncomplete: false,
  isPending: false,
};
const IN_NOTE: FoodEvidence = {
  ingredientId: BUTTER.id,
  found: 'TEXT',
  text: 'beurre',
  step: null,
  certainty: 'CONTAINS',
  isDish: false,
};
const IN_STEP: FoodEvidence = { ...IN_NOTE, found: 'STEP', step: 1 };

const judge = (recipe: Partial<RecipeFoods>, ...eaters: Eater[]) =>
  suitabilityJudge([BUTTER, CARROT, BROTH], eaters)({ ...RECIPE, ...recipe });

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
      certainty: 'CONTAINS',
      found: 'LINE',
      text: null,
      stepId: null,
      partId: null,
    };
    expect(conflicts).toEqual([
      { ...ofProfile, reason: 'ALLERGY', key: 'milk' },
      { ...ofProfile, reason: 'DIET', key: 'vegan' },
      { ...ofProfile, reason: 'DISLIKE', key: 'butter' },
      { ...ofProfile, profileId: null, dependantId: 7, reason: 'DISLIKE', key: 'butter' },
    ]);
  });

  it('says where a text names the food, and with which words', () => {
    const { conflicts } = judge({ foods: [IN_STEP] }, { ...PROFILE, allergies: [MILK] });
    expect(conflicts).toMatchObject([{ key: 'milk', found: 'STEP', text: 'beurre', stepId: 5 }]);
  });

  const allergic = { ...PROFILE, allergies: [MILK] };
  const glutenFree = { ...PROFILE, diet: { key: 'glutenFree', dietaryFlags: FLAGS.gluten } };
  const vegan = { ...PROFILE, diet: VEGAN };
  const omnivore = { ...PROFILE, diet: { key: 'omnivore', dietaryFlags: 0 } };
  const avoidsCelery = { ...PROFILE, allergies: [{ key: 'celery', dietaryFlags: FLAGS.celery }] };
  const dislikes = { ...PROFILE, dislikedIds: new Set([BUTTER.id]) };
  const inLine = { ingredientIds: [BUTTER.id] };
  const unread = { isIncomplete: true };

  it.each<[string, Partial<RecipeFoods>, Eater, Verdict]>([
    ['a conflict in a line', inLine, allergic, 'UNSUITABLE'],
    ['a conflict in a text', { foods: [IN_NOTE] }, allergic, 'UNSUITABLE'],
    ['a conflict in a step alone', { foods: [IN_STEP] }, allergic, 'UNCERTAIN'],
    ['a diet that a step alone breaks', { foods: [IN_STEP] }, vegan, 'UNCERTAIN'],
    ['a dish in a text', { foods: [{ ...IN_NOTE, isDish: true }] }, allergic, 'UNCERTAIN'],
    ['what a line often contains', { ingredientIds: [BROTH.id] }, avoidsCelery, 'UNCERTAIN'],
    ['what a line contains and often contains', { ingredientIds: [BROTH.id] }, vegan, 'UNSUITABLE'],
    [
      'what a text often contains',
      { foods: [{ ...IN_NOTE, certainty: 'OFTEN' }] },
      allergic,
      'UNCERTAIN',
    ],
    ['a dislike in a line', inLine, dislikes, 'UNSUITABLE'],
    ['a dislike in a text', { foods: [IN_NOTE] }, dislikes, 'SUITABLE'],
    ['an unread text, with an allergy', unread, allergic, 'UNCERTAIN'],
    ['an unread text, with a gluten-free diet', unread, glutenFree, 'UNCERTAIN'],
    ['an unread text, with another diet', unread, vegan, 'UNCERTAIN'],
    ['an unread text, with no allergy and no diet', unread, omnivore, 'SUITABLE'],
    ['an unread text and a conflict in a line', { ...unread, ...inLine }, allergic, 'UNSUITABLE'],
    ['no conflict', { ingredientIds: [CARROT.id, 99] }, allergic, 'SUITABLE'],
  ])('%s is judged', (_case, recipe, eater, verdict) => {
    expect(judge(recipe, eater).verdict).toBe(verdict);
  });

  it('of a recipe with parts says in which part a food is; it is UNCERTAIN after a change of one', () => {
    const eater = { ...PROFILE, allergies: [MILK] };
    const partLines = [{ ingredientId: BUTTER.id, partId: 9 }];
    const recipe = { ingredientIds: [CARROT.id, BUTTER.id], partLines };
    const inStep = { ...IN_STEP, step: null, partId: 9, stepId: 90 };
    expect(judge(recipe, eater)).toMatchObject({
      verdict: 'UNSUITABLE',
      conflicts: [{ found: 'LINE', partId: 9, stepId: null }],
    });
    expect(judge({ foods: [inStep] }, eater).conflicts).toMatchObject([{ partId: 9, stepId: 90 }]);
    expect(judge({ ...recipe, isPending: true }, eater).verdict).toBe('UNCERTAIN');
    expect(judge({ isPending: true }, PROFILE).verdict).toBe('UNCERTAIN');
  });
});
