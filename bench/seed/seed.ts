import pg, { type Client } from 'pg';
import { AnalysedSteps } from './analysed-steps.js';
import { readIds } from './catalogue-ids.js';
import { furnishDemoHouse } from './demo-house.js';
import { Larder } from './larder.js';
import { type Author, seedPeople } from './people.js';
import { ProgressBar } from './progress-bar.js';
import { Random } from './random.js';
import { RecipeFactory } from './recipe-factory.js';
import { RecipeWriter } from './recipe-writer.js';
import { withoutIndices } from './without-indices.js';

export interface SeedOptions {
  readonly recipes: number;
  /** Whether one of the houses is to look nice. */
  readonly demo?: boolean;
}

const BATCH = 5000;
/** Rebuilding indices pays off from about here. */
const MANY = 50_000;
const MINUTE = 60_000;

/**
 * Fills a migrated database with recipes and with people who write them; the same ones each time.
 * @returns the authors
 */
export async function seed(
  databaseUrl: string,
  { recipes, demo = false }: SeedOptions,
): Promise<readonly Author[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const authors = await seedPeople(client, recipes);
    const load = () => seedRecipes(client, recipes, authors);
    await (recipes < MANY ? load() : withoutIndices(client, load));
    await client.query(FAVOURITES, [authors.map(({ id }) => id)]);
    if (demo) await furnishDemoHouse(client, await readIds(client), authors);
    await client.query('vacuum (analyze)');
    return authors;
  } finally {
    await client.end();
  }
}

async function seedRecipes(client: Client, count: number, authors: readonly Author[]) {
  const ids = await readIds(client);
  const analysed = new AnalysedSteps(ids);
  const factory = new RecipeFactory(ids, new Larder(ids), analysed);
  const first = await nextId(client, 'recipe');
  const writer = new RecipeWriter(client, analysed.detectorVersion, await nextId(client, 'step'));
  const random = new Random(count);
  const bar = new ProgressBar('recipes', count);
  const begin = Date.now() - count * MINUTE;
  let sending = Promise.resolve();
  for (let n = 0; n < count; n++) {
    const author = authors[random.between(0, authors.length - 1)];
    if (author === undefined) throw new Error('Somebody has to write the recipes.');
    writer.add(first + n, factory.create(random), author, new Date(begin + n * MINUTE));
    if ((n + 1) % BATCH === 0 || n + 1 === count) {
      await sending;
      sending = writer.flush();
      bar.show(n + 1);
      await new Promise(setImmediate);
    }
  }
  await sending;
  for (const table of ['recipe', 'step']) await backfillIdentity(client, table);
  bar.end();
}

async function nextId(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0) + 1 as id from ${table}`,
  );
  return rows[0]?.id ?? 1;
}

async function backfillIdentity(client: Client, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

/** Everybody marks about twenty public recipes. */
const FAVOURITES = `
  insert into favourite (profile_id, recipe_id)
  select profile_id, recipe.id
  from unnest($1::int[]) with ordinality as marker (profile_id, n),
    generate_series(1, 20) as mark,
    lateral (
      select id from recipe
      where visibility = 'PUBLIC' and id >= 1 + (n * 7919 + mark * 104729) % (select max(id) from recipe)
      order by id limit 1
    ) recipe
  on conflict do nothing`;
