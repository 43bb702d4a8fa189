import { setImmediate as nextTurn } from 'node:timers/promises';
import { KEYS, recipeOf } from '../../../../../libs/domain/test/batch-recipe.builder.js';
import { timedSession } from '#domain/planning/timed-session/timed-session.js';
import type { AppError } from '#platform/errors/app-error.js';
import { TimedSessionThreads } from './timed-session-threads.js';

const kitchen = { cooks: 1, burners: 4, ovens: 1 };
const recipes = [recipeOf(1, [['chop'], ['simmer'], ['serve']]), recipeOf(2, [['mix'], ['bake']])];

describe('TimedSessionThreads', () => {
  const threads = new TimedSessionThreads();
  afterAll(() => threads.onApplicationShutdown());

  let requests = 0;
  /** A request that is equal to no other one. */
  const turn = (houseId: number, profileId = houseId) => ({
    houseId,
    profileId,
    key: String(++requests),
  });
  const plan = (task: Parameters<Parameters<Parameters<typeof threads.run>[1]>[0]['plan']>[0]) =>
    threads.run(turn(1), (thread) => thread.plan(task));

  /** Work that runs until `finish` is called. */
  function controlledWork<Result>(result: Result) {
    const work = { runs: 0, finish: (): void => undefined };
    const run = () =>
      new Promise<Result>((resolve) => {
        work.runs++;
        work.finish = () => {
          resolve(result);
        };
      });
    return { work, run };
  }

  it('plans in a thread what timedSession plans', async () => {
    const task = { recipes, keys: KEYS, kitchen };
    expect(await plan(task)).toEqual(timedSession(recipes, KEYS, kitchen));
  });

  it('names the recipes that need an oven', async () => {
    const task = { recipes, keys: KEYS, kitchen: { ...kitchen, ovens: 0 } };
    expect(await plan(task)).toEqual({ recipesInOven: [2] });
  });

  it('keeps the event loop free while it plans the largest week', async () => {
    const steps = Array.from({ length: 30 }, () => ['chop'] as const);
    const largest = Array.from({ length: 300 }, (_, index) => recipeOf(index + 1, steps));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const planned = await plan({ recipes: largest, keys: KEYS, kitchen });
    clearInterval(timer);
    expect(planned).toMatchObject({ reminders: [] });
    expect(turns).toBeGreaterThan(10);
  });

  it('refuses the last request of the house with the most, when too many wait', async () => {
    const task = { recipes, keys: KEYS, kitchen };
    const plans = Array.from({ length: 40 }, () =>
      plan(task).then(
        () => 'planned',
        (error: unknown) => (error as AppError).status,
      ),
    );
    const other = threads.run(turn(2), (thread) => thread.plan(task));
    expect(await other).toHaveProperty('reminders');
    const outcomes = await Promise.all(plans);
    expect(outcomes).toContain(503);
    expect(outcomes).toContain('planned');
  });

  it('works for one request of a house at a time, and begins none before its turn', async () => {
    const [first, second] = [controlledWork('first'), controlledWork('second')];
    const results = [
      threads.run(turn(1, 1), first.run),
      threads.run(turn(1, 2), second.run),
    ] as const;
    await nextTurn();
    expect([first.work.runs, second.work.runs]).toEqual([1, 0]);
    first.work.finish();
    expect(await results[0]).toBe('first');
    await nextTurn();
    second.work.finish();
    expect(await results[1]).toBe('second');
  });

  it('shares a result among equal requests at the same time', async () => {
    const shared = controlledWork('shared');
    const equal = turn(1);
    const results = [1, 2, 3].map((profileId) => threads.run({ ...equal, profileId }, shared.run));
    await nextTurn();
    shared.work.finish();
    expect(await Promise.all(results)).toEqual(['shared', 'shared', 'shared']);
    expect(shared.work.runs).toBe(1);
  });

  it('does not share an error', async () => {
    const equal = turn(1);
    const failed = threads.run(equal, () => Promise.reject(new Error('of another session')));
    const other = threads.run(equal, () => Promise.resolve('own result'));
    await expect(failed).rejects.toThrow('of another session');
    expect(await other).toBe('own result');
  });
});
