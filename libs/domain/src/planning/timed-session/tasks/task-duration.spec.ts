import { TECH_STEP_KEYS, type TechStepKey } from '../../../catalogue/tech-steps.js';
import { KEYS, recipeOf, type Statement } from '../../../../test/batch-recipe.builder.js';
import { plannedTasks } from './planned-task.js';

/** The planned duration of a recipe with one step. */
function durationOf(key: TechStepKey | null, statement: Statement = {}) {
  const [task] = plannedTasks([recipeOf(1, [[key, statement]])], KEYS);
  return task?.duration;
}
const minutes = (key: TechStepKey | null, statement?: Statement) =>
  durationOf(key, statement)?.minutes ?? NaN;

describe('the duration of a task', () => {
  it.each<[string, Statement['minutes'], [minutes: number, min: number, max: number]]>([
    ['a number of minutes', 35, [35, 35, 35]],
    ['the middle of a range', [10, 15], [13, 10, 15]],
    ['seconds, rounded up to a minute', 0.5, [1, 1, 1]],
    ['minutes and seconds', 1.5, [2, 1, 2]],
    ['days', 2880, [2880, 2880, 2880]],
  ])('is stated: %s', (_, stated, [planned, minMinutes, maxMinutes]) => {
    expect(durationOf('bake', { minutes: stated ?? 0 })).toEqual({
      minutes: planned,
      minMinutes,
      maxMinutes,
      source: 'STATED',
    });
  });

  it.each<[string, TechStepKey | null, Statement, [min: number, max: number]]>([
    ['an action', 'add', {}, [1, 2]],
    ['a step without a technique', null, {}, [1, 3]],
    ['pieces', 'chop', { foods: [['onion', 4, 'piece']] }, [3, 7]],
    ['a mass', 'chop', { foods: [['onion', 1, 'kilogram']] }, [5, 11]],
    ['pieces of several foods', 'peel', { foods: [['onion', 2, 'piece'], ['carrot', 3, 'piece']] }, [3, 6]],
    ['small pieces', 'chop', { foods: [['garlic', 2, 'clove']] }, [1, 2]],
    ['an unknown amount', 'chop', { foods: ['onion'] }, [2, 4]],
    ['an unknown food', 'chop', {}, [2, 4]],
    ['a mass where pieces are usual', 'squeeze', { foods: [['lemon', 500, 'gram']] }, [2, 5]],
    ['pasta', 'cook', { foods: ['spaghetti'] }, [8, 12]],
    ['fresh pasta', 'cook', { foods: ['freshPasta'] }, [3, 5]],
    ['the slowest food', 'cook', { foods: ['spaghetti', 'brownRice'] }, [30, 45]],
    ['a roast by its mass', 'roast', { foods: [['beef', 2, 'kilogram']] }, [103, 145]],
    ['cooking in the oven', 'cook', { utensils: ['oven'] }, [25, 40]],
    ['cooking in a slow cooker', 'simmer', { utensils: ['slowCooker'] }, [240, 480]],
    ['soaking beans overnight', 'soak', { foods: ['chickpea'] }, [480, 720]],
    ['an amount for a canteen', 'peel', { foods: [['potato', 5000, 'piece']] }, [720, 720]],
  ])('is estimated: %s', (_, key, statement, [minMinutes, maxMinutes]) => {
    expect(durationOf(key, statement)).toMatchObject({
      minMinutes,
      maxMinutes,
      source: 'ESTIMATED',
    });
  }); // prettier-ignore

  it.each(TECH_STEP_KEYS)('of %s is at least a minute, within its range', (key) => {
    const duration = durationOf(key) ?? { minutes: 0, minMinutes: 0, maxMinutes: 0 };
    expect(duration.minMinutes).toBeGreaterThanOrEqual(1);
    expect(duration.minutes).toBeGreaterThanOrEqual(duration.minMinutes);
    expect(duration.minutes).toBeLessThanOrEqual(duration.maxMinutes);
  });

  it('grows with the portions that are planned', () => {
    const recipe = recipeOf(1, [['chop', { foods: [['onion', 4, 'piece']] }]]);
    const [task] = plannedTasks([{ ...recipe, items: [{ id: 1, portions: 12 }] }], KEYS);
    expect(task?.duration.minutes).toBeGreaterThan(
      2 * minutes('chop', { foods: [['onion', 4, 'piece']] }),
    );
  });
});
