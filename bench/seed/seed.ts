import pg, { type Client } from 'pg';
import { storeWords } from '../../apps/api/src/recipes/list/search/words.query.js';
import { type Author, seedAuthors } from './authors.js';
import { readIds } from './catalogue-ids.js';
import { seedDemoHouse } from './demo-house.js';
import { DetectedSteps } from './detected-steps.js';
import { IngredientSampler } from './ingredient-sampler.js';
import { Progress } from './progress.js';
import { Random } from './random.js';
import { RecipeFactory } from './recipe-factory.js';
import { RecipeWriter } from './recipe-writer.js';
import { withoutIndexes } from './without-indexes.js';

export interface SeedOptions {
  readonly recipes: number;
  /** Whether to add the demo house. */
  readonly demo?: boolean;
}

const BATCH = 5000;
/** From this number of recipes, dropping and rebuilding indexes is faster. */
const MIN_WITHOUT_INDEXES = 50_000;
const MINUTE = 60_000;

/**
 * Inserts recipes and their authors into a migrated database. Equal options give equal recipes.
 * @returns the authors
 */
export async function seed(
  databaseUrl: string,
  { recipes, demo = false }: SeedOptions,
): Promise<readonly Author[]> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    const authors = await seedAuthors(client, recipes);
    const load = () => seedRecipes(client, recipes, authors);
    await (recipes < MIN_WITHOUT_INDEXES ? load() : withoutIndexes(client, load));
    await client.query(WORDS);
    await client.query(FAVOURITES, [authors.map(({ id }) => id)]);
    if (demo) await seedDemoHouse(client, await readIds(client), authors);
    await client.query('vacuum (analyze)');
    return authors;
  } finally {
    await client.end();
  }
}

async function seedRecipes(client: Client, count: number, authors: readonly Author[]) {
  const ids = await readIds(client);
  const detectedSteps = new DetectedSteps(ids);
  const factory = new RecipeFactory(ids, new IngredientSampler(ids), detectedSteps);
  const first = await nextId(client, 'recipe');
  const firstStep = await nextId(client, 'step');
  const writer = new RecipeWriter(client, detectedSteps.detectorVersion, firstStep);
  const random = new Random(count);
  const progress = new Progress('recipes', count);
  const begin = Date.now() - count * MINUTE;
  let sending = Promise.resolve();
  for (let n = 0; n < count; n++) {
    const author = random.pick(authors);
    writer.add(first + n, factory.create(random), author, new Date(begin + n * MINUTE));
    if ((n + 1) % BATCH === 0 || n + 1 === count) {
      await sending;
      sending = writer.flush();
      progress.update(n + 1);
      await new Promise(setImmediate);
    }
  }
  await sending;
  for (const table of ['recipe', 'step']) await advanceIdentity(client, table);
  progress.end();
}

async function nextId(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select coalesce(max(id), 0) + 1 as id from ${table}`,
  );
  return rows[0]?.id ?? 1;
}

/** Moves the identity sequence past the ids that were inserted explicitly. */
async function advanceIdentity(client: Client, table: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

/** The words of these recipes. */
const WORDS = storeWords(
  'array(select distinct unnest(tsvector_to_array(search_keys)) from recipe)',
);

/** Marks about 20 public recipes as favourites of each author. */
const FAVOURITES = `
  insert into favourite (profile_id, recipe_id)
  select profile_id, recipe.id
  from unnest($1::int[]) with ordinality as author (profile_id, n),
    generate_series(1, 20) as mark,
    lateral (
      select id from recipe
      where visibility = 'PUBLIC' and id >= 1 + (n * 7919 + mark * 104729) % (select max(id) from recipe)
      order by id limit 1
    ) recipe
  on conflict do nothing`;
