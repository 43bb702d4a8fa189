import fc from 'fast-check';
import type { TechStepKey } from '../../catalogue/tech-steps.js';
import {
  KEYS,
  recipeOf,
  type Statement,
  type StepWith,
} from '../../../test/batch-recipe.builder.js';
import type { BatchRecipe } from '../batch/batch-recipe.js';
import { sessionViolations } from '../../../oracles/session-violations.oracle.js';
import type { Kitchen } from './session-project.js';
import { type TimedSession, timedSession } from './timed-session.js';

const KITCHEN: Kitchen = { cooks: 1, burners: 4, ovens: 1 };

function planned(recipes: readonly BatchRecipe[], kitchen: Kitchen = KITCHEN): TimedSession {
  const session = timedSession(recipes, KEYS, kitchen);
  if ('recipesInOven' in session) throw new Error('The kitchen has no oven.');
  return session;
}

/** Plans recipes 1, 2 … and describes their tasks: `bake 0-35`. */
function timesOf(recipes: StepWith[][], kitchen?: Kitchen): string[] {
  const { tasks } = planned(
    recipes.map((steps, index) => recipeOf(index + 1, steps)),
    kitchen,
  );
  return tasks.map(
    ({ techStepKey, startMinute, endMinute }) =>
      `${techStepKey ?? 'step'} ${String(startMinute)}-${String(endMinute)}`,
  );
}

const bake = (minutes: number, celsius?: number): StepWith => [
  'bake',
  { minutes, ...(celsius === undefined ? {} : { celsius }) },
];
const preheat = (minutes: number, celsius: number): StepWith => ['preheat', { minutes, celsius }];
const whisk = (minutes: number): StepWith => ['whisk', { minutes }];

describe('timedSession', () => {
  it.each<[string, StepWith[][], string[]]>([
    ['is empty for an empty week', [], []],
    ['does one task after the other', [[whisk(5), bake(30), ['serve']]],
      ['whisk 0-5', 'bake 5-35', 'serve 35-37']],
    ['uses the time in which food cooks', [[bake(30)], [whisk(10)], [whisk(10)]],
      ['bake 0-30', 'whisk 0-10', 'whisk 10-20']],
    ['merges equal preparation', [
      [['chop', { foods: [['onion', 2, 'piece']] }]], [['chop', { foods: [['onion', 4, 'piece']] }]]],
      ['chop 0-8']],
    ['does not merge what takes another time', [
      [['boil', { foods: ['potato'], minutes: 20 }]], [['boil', { foods: ['potato'], minutes: 30 }]]],
      ['boil 0-20', 'boil 0-30']],
    ['shares the oven at one temperature', [[bake(30, 180)], [bake(40, 185)]],
      ['bake 0-30', 'bake 0-40']],
    ['bakes one after the other at two temperatures', [[bake(30, 180)], [bake(30, 220)]],
      ['bake 0-30', 'bake 30-60']],
    ['preheats while the cook prepares, just in time', [
      [preheat(15, 200), whisk(20), bake(30)]],
      ['whisk 0-20', 'preheat 5-20', 'bake 20-50']],
    ['waits for the oven when there is nothing to prepare', [[preheat(15, 200), bake(30)]],
      ['preheat 0-15', 'bake 15-45']],
    ['bakes directly after preheating, one temperature after the other', [
      [preheat(15, 180), bake(30, 180)], [preheat(15, 220), bake(30, 220)]],
      ['preheat 0-15', 'bake 15-45', 'preheat 45-60', 'bake 60-90']],
    ['shares the heat of one temperature', [
      [preheat(15, 180), bake(30, 180)], [preheat(15, 180), whisk(20), bake(40, 180)]],
      ['preheat 0-15', 'whisk 0-20', 'bake 15-45', 'bake 20-60']],
    ['preheats to another temperature than that of the food', [
      [bake(30, 180)], [preheat(15, 220), bake(30, 180)]],
      ['preheat 0-15', 'bake 15-45', 'bake 15-45']],
    ['preheats once when a recipe says it twice', [[preheat(15, 180), whisk(20), preheat(15, 180), bake(30, 180)]],
      ['whisk 0-20', 'preheat 5-20', 'bake 20-50']],
    ['preheats twice when a recipe states two temperatures', [[preheat(15, 220), preheat(10, 180), bake(30, 180)]],
      ['preheat 0-15', 'preheat 15-25', 'bake 25-55']],
    ['preheats again where no food follows', [[preheat(15, 180), whisk(5), preheat(15, 180)]],
      ['preheat 0-15', 'whisk 15-20', 'preheat 20-35']],
    ['does not share an oven that is not hot yet', [[preheat(15, 180), bake(30, 180)], [preheat(5, 180), bake(30, 180)]],
      ['preheat 0-15', 'preheat 0-5', 'bake 5-35', 'bake 15-45']],
    ['preheats before the session for food that is baked before it', [
      [preheat(15, 180), bake(30, 180), ['chill', { minutes: 300 }]]],
      ['preheat -345--330', 'bake -330--300', 'chill -300-0']],
    ['preheats in its place without an oven task after it', [[whisk(5), preheat(15, 200), ['serve']]],
      ['whisk 0-5', 'preheat 5-20', 'serve 20-22']],
    ['waits less than four hours within the session', [[['marinate', { minutes: 239 }], ['grill', { minutes: 10 }]]],
      ['marinate 0-239', 'grill 239-249']],
    ['waits four hours or more before the session', [[['marinate', { minutes: 240 }], ['grill', { minutes: 10 }]]],
      ['marinate -240-0', 'grill 0-10']],
    ['does before the session what a long wait needs', [
      [['knead', { minutes: 10 }], ['rise', { minutes: 600 }], ['shape', { minutes: 5 }], bake(30)]],
      ['knead -610--600', 'rise -600-0', 'shape 0-5', 'bake 5-35']],
    ['ends all long waits when the session begins', [
      [whisk(5), ['chill', { minutes: 300 }]], [whisk(5), ['chill', { minutes: 600 }]]],
      ['whisk -605--600', 'chill -600-0', 'whisk -305--300', 'chill -300-0']],
  ])('%s', (_, recipes, times) => {
    expect(timesOf(recipes)).toEqual(times);
  }); // prettier-ignore

  it('starts what cooks by itself before the work of the same minute', () => {
    expect(timesOf([[whisk(5)], [bake(5)]])).toEqual(['bake 0-5', 'whisk 0-5']);
  });

  it('lets two cooks work at the same time', () => {
    const recipes = [[whisk(10)], [whisk(10)]];
    expect(timesOf(recipes, { ...KITCHEN, cooks: 2 })).toEqual(['whisk 0-10', 'whisk 0-10']);
  });

  it('uses no more burners than there are', () => {
    const simmer: StepWith = ['simmer', { minutes: 20 }];
    expect(timesOf([[simmer], [simmer], [simmer]], { ...KITCHEN, burners: 2 })).toEqual([
      'simmer 0-20',
      'simmer 0-20',
      'simmer 20-40',
    ]);
  });

  it('preheats the oven in which the food cooks', () => {
    const recipes = [[bake(40, 180)], [preheat(10, 220), whisk(50), bake(30, 220)]];
    const { tasks } = planned(
      recipes.map((steps, index) => recipeOf(index + 1, steps)),
      { ...KITCHEN, ovens: 2 },
    );
    const hot = tasks.filter(({ celsius }) => celsius === 220);
    expect(hot.map(({ techStepKey, oven }) => [techStepKey, oven])).toEqual([
      ['preheat', 0],
      ['bake', 0],
    ]);
  });

  it('names the recipes that need an oven when there is none', () => {
    const recipes = [recipeOf(1, [bake(30)]), recipeOf(2, [whisk(5)]), recipeOf(3, [['preheat']])];
    const session = timedSession(recipes, KEYS, { ...KITCHEN, ovens: 0 });
    expect(session).toEqual({ recipesInOven: [1, 3] });
  });

  it.each<[string, StepWith[][], string[]]>([
    ['none for work', [[whisk(5), ['simmer']]], []],
    ['none for a wait within the session', [[['marinate', { minutes: 30 }]]], []],
    ['long waits, by their kind', [[['soak', { minutes: 600 }]], [['thaw', { minutes: 500 }]],
      [['marinate', { minutes: 400 }]], [['rise', { minutes: 300 }]]],
      ['SOAK -600 101', 'THAW -500 201', 'MARINATE -400 301', 'REST -300 401']],
    ['preheating that a recipe states', [[preheat(10, 200), whisk(20), bake(30)]],
      ['PREHEAT 10 101']],
    ['a cold oven that no recipe heats', [[whisk(20), bake(30)]], ['PREHEAT 5 102']],
    ['a cold oven at the beginning', [[bake(30)]], ['PREHEAT -15 101']],
    ['one for food that enters together', [[bake(30, 180)], [bake(40, 180)]], ['PREHEAT -15 101']],
    ['none for an oven that is hot', [[bake(30, 180), whisk(5), bake(30, 180)]], ['PREHEAT -15 101']],
    ['another temperature, when the oven is free', [[bake(30, 180), bake(30, 220)]],
      ['PREHEAT -15 101', 'PREHEAT 30 102']],
    ['the first temperature again', [[bake(30, 220), bake(10, 180), bake(30, 220)]],
      ['PREHEAT -15 101', 'PREHEAT 30 102', 'PREHEAT 40 103']],
    ['an oven that has cooled down', [[bake(30, 180), whisk(25), bake(30, 180)]],
      ['PREHEAT -15 101', 'PREHEAT 40 103']],
  ])('reminders: %s', (_, recipes, reminders) => {
    const session = planned(recipes.map((steps, index) => recipeOf(index + 1, steps)));
    expect(
      session.reminders.map(
        ({ kind, startMinute, stepId }) => `${kind} ${String(startMinute)} ${String(stepId)}`,
      ),
    ).toEqual(reminders);
  }); // prettier-ignore

  const statement: fc.Arbitrary<Statement> = fc.record(
    {
      foods: fc.subarray(['onion', 'carrot', 'chickpea'] as const, { maxLength: 2 }),
      utensils: fc.subarray(['oven', 'fryingPan', 'slowCooker'] as const, { maxLength: 1 }),
      minutes: fc.constantFrom<NonNullable<Statement['minutes']>>(1, 8, [10, 15], 45, 300),
      celsius: fc.constantFrom(160, 180, 185, 220),
    },
    { requiredKeys: [] },
  );
  const KEYS_OF_STEPS: (TechStepKey | null)[] = [
    'chop', 'peel', 'saute', 'simmer', 'cook', 'bake', 'preheat', 'roast', 'rest', 'soak', 'cover', null,
  ]; // prettier-ignore
  const step: fc.Arbitrary<StepWith> = fc.tuple(fc.constantFrom(...KEYS_OF_STEPS), statement);
  const week = fc
    .array(fc.array(step, { maxLength: 6 }), { maxLength: 5 })
    .map((recipes) => recipes.map((steps, index) => recipeOf(index + 1, steps)));
  const kitchen = fc.record({
    cooks: fc.integer({ min: 1, max: 3 }),
    burners: fc.integer({ min: 1, max: 4 }),
    ovens: fc.integer({ min: 1, max: 2 }),
  });

  it('has every technique once, in order, and exceeds nothing', () => {
    fc.assert(
      fc.property(week, kitchen, (recipes, size) => {
        expect(sessionViolations(recipes, size, planned(recipes, size))).toEqual([]);
      }),
    );
  });

  it('is not longer with one more cook, burner or oven', () => {
    fc.assert(
      fc.property(week, kitchen, (recipes, size) => {
        const { makespanMinutes } = planned(recipes, size);
        for (const more of [
          { ...size, cooks: size.cooks + 1 },
          { ...size, burners: size.burners + 1 },
          { ...size, ovens: size.ovens + 1 },
        ]) {
          expect(planned(recipes, more).makespanMinutes).toBeLessThanOrEqual(makespanMinutes);
        }
      }),
    );
  });

  it('is the same for the same week', () => {
    fc.assert(
      fc.property(week, kitchen, (recipes, size) => {
        expect(planned(structuredClone(recipes), size)).toEqual(planned(recipes, size));
      }),
    );
  });

  it('packs each cooking after all steps of its recipe, when a hot dish has cooled', () => {
    const pack = fc.record({
      storage: fc.constantFrom('FRIDGE' as const, 'FREEZER' as const),
      portions: fc.integer({ min: 1, max: 12 }),
    });
    const withCookings = fc.tuple(week, fc.array(pack, { minLength: 1, maxLength: 3 }), kitchen);
    fc.assert(
      fc.property(withCookings, ([recipes, packs, size]) => {
        const cooked = recipes.map((recipe) => ({
          ...recipe,
          items: [recipe.id * 10, recipe.id * 10 + 1].map((id) => ({
            id,
            portions: 12,
            cooking: {
              itemIds: [id],
              packs: packs.map((each) => ({ ...each, itemIds: [id], dates: ['2026-12-01'] })),
            },
          })),
        }));
        const session = planned(cooked, size);
        expect(sessionViolations(cooked, size, session)).toEqual([]);
        const follows = (recipeId: number) =>
          session.tasks.filter(({ followUp }) => followUp?.recipeId === recipeId);
        for (const { id } of recipes) {
          const steps = session.tasks.filter((task) =>
            task.steps.some(({ recipeId }) => recipeId === id),
          );
          const ready = Math.max(0, ...steps.map(({ endMinute }) => endMinute));
          for (const { startMinute, followUp } of follows(id)) {
            const cooling = follows(id).find(
              (task) =>
                task.followUp?.kind === 'COOL' && task.followUp.cookingId === followUp?.cookingId,
            );
            const isPacked = followUp?.kind === 'PACK';
            expect(startMinute).toBeGreaterThanOrEqual(
              isPacked ? (cooling?.endMinute ?? ready) : ready,
            );
          }
          expect(follows(id).filter(({ followUp }) => followUp?.kind === 'PACK')).toHaveLength(
            2 * packs.length,
          );
        }
      }),
    );
  });
});
