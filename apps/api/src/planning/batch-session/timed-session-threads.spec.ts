import { KEYS, recipeOf } from '../../../../../libs/domain/test/batch-recipe.builder.js';
import { timedSession } from '#domain/planning/timed-session/timed-session.js';
import type { AppError } from '#platform/errors/app-error.js';
import { TimedSessionThreads } from './timed-session-threads.js';

const kitchen = { cooks: 1, burners: 4, ovens: 1 };
const recipes = [recipeOf(1, [['chop'], ['simmer'], ['serve']]), recipeOf(2, [['mix'], ['bake']])];

describe('TimedSessionThreads', () => {
  const threads = new TimedSessionThreads();
  afterAll(() => threads.onApplicationShutdown());

  it('plans in a thread what timedSession plans', async () => {
    const task = { recipes, keys: KEYS, kitchen };
    expect(await threads.plan(1, task)).toEqual(timedSession(recipes, KEYS, kitchen));
  });

  it('names the recipes that need an oven', async () => {
    const task = { recipes, keys: KEYS, kitchen: { ...kitchen, ovens: 0 } };
    expect(await threads.plan(1, task)).toEqual({ recipesInOven: [2] });
  });

  it('keeps the event loop free while it plans the largest week', async () => {
    const steps = Array.from({ length: 30 }, () => ['chop'] as const);
    const largest = Array.from({ length: 300 }, (_, index) => recipeOf(index + 1, steps));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const plan = await threads.plan(1, { recipes: largest, keys: KEYS, kitchen });
    clearInterval(timer);
    expect(plan).toMatchObject({ reminders: [] });
    expect(turns).toBeGreaterThan(10);
  });

  it('refuses the last request of the profile with the most, when too many wait', async () => {
    const plans = Array.from({ length: 40 }, () =>
      threads.plan(1, { recipes, keys: KEYS, kitchen }).then(
        () => 'planned',
        (error: unknown) => (error as AppError).status,
      ),
    );
    const other = threads.plan(2, { recipes, keys: KEYS, kitchen });
    expect(await other).toHaveProperty('reminders');
    const outcomes = await Promise.all(plans);
    expect(outcomes).toContain(503);
    expect(outcomes).toContain('planned');
  });
});
