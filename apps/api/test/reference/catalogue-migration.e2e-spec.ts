import { migrate } from '../../src/cli/migrate.js';
import { holdLock, waitingForLock } from '../support/database/table-lock.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpPerson, type Person } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { detectAll } from '../support/test-worker.js';
import { until } from '../support/until.js';

describe('a migration that changes the allergens of an ingredient', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let author: Person;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  });

  const withShrimp = () =>
    fixtures.recipe({ name: 'Recette', ingredients: [fixtures.line('shrimp')], steps: [] });
  const flagsOf = async (table: 'recipe' | 'ingredient', id: number) => {
    const rows = await app.sql<{ flags: number }>(
      `select dietary_flags as flags from ${table} where id = $1`,
      [id],
    );
    return rows[0]?.flags;
  };
  /** Waits until this many statements wait for a lock. */
  const untilBlocked = (count: number) =>
    until(async () => (await waitingForLock(app)).length >= count);

  it('updates the recipes that contain the ingredient', async () => {
    const shrimp = fixtures.id('ingredients', 'shrimp');
    const flags = await flagsOf('ingredient', shrimp);
    await app.sql('update ingredient set dietary_flags = 0 where id = $1', [shrimp]);
    const { id } = (await author.client.post('/recipes', withShrimp())).body;
    await detectAll(app);
    expect(await flagsOf('recipe', id)).toBe(0);
    await migrate(app.databaseUrl);
    expect(await flagsOf('recipe', id)).toBe(flags);
  });

  it('updates the recipes whose texts name the ingredient', async () => {
    const butter = fixtures.id('ingredients', 'butter');
    const flags = await flagsOf('ingredient', butter);
    await app.sql('update ingredient set dietary_flags = 0 where id = $1', [butter]);
    const { id } = await fixtures.write(author.client, {
      ingredients: [fixtures.line('carrot')],
    });
    await detectAll(app);
    expect(await flagsOf('recipe', id)).toBe(0);
    await migrate(app.databaseUrl);
    expect(await flagsOf('recipe', id)).toBe(flags);
  });

  it('updates a recipe that is being written with the former allergens', async () => {
    const shrimp = fixtures.id('ingredients', 'shrimp');
    const flags = await flagsOf('ingredient', shrimp);
    await app.sql('update ingredient set dietary_flags = 0 where id = $1', [shrimp]);
    // The statement that creates the recipe reads the flags, then waits for the row of its author.
    const lock = await holdLock(app, 'select from profile where id = $1 for update', [author.id]);
    const written = author.client.post('/recipes', withShrimp());
    await untilBlocked(1);
    const migrated = migrate(app.databaseUrl);
    await Promise.race([migrated, untilBlocked(2)]);
    await lock.end();
    const { id } = (await written).body;
    await migrated;
    await detectAll(app);
    expect(await flagsOf('recipe', id)).toBe(flags);
  });
});
