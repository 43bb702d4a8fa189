import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from './database.js';

/** The labelled French sentences. */
export const SENTENCES = path.resolve(
  import.meta.dirname,
  '../../../apps/classifier/test/sentences/fr.jsonl',
);
const STEPS_PER_RECIPE = 8;

/** Returns the labelled French sentences. */
export function readSentences(): string[] {
  const lines = readFileSync(SENTENCES, 'utf8').trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

/** Creates the texts of `count` steps: two labelled sentences each. */
export function createSteps(count: number): readonly string[] {
  const texts = readSentences();
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [index % texts.length, (index * 7 + 3) % texts.length];
    return `${texts[one] ?? ''} ${texts[other] ?? ''}`;
  });
}

/** Inserts steps as pending, in public recipes of one author. */
export async function insertPendingSteps(databaseUrl: string, descriptions: readonly string[]) {
  await withClient(databaseUrl, async (client) => {
    await client.query(INSERT_STEPS, [descriptions, STEPS_PER_RECIPE]);
    await client.query('analyze');
  });
}

const INSERT_STEPS = `
  with author as (
    insert into profile (first_name, last_name, email, password_hash)
    values ('Camille', 'Roy', 'steps@example.org', '-') returning id
  ), written as (
    select (position - 1) / $2 as recipe, (position - 1) % $2 + 1 as position, description
    from unnest($1::text[]) with ordinality as written (description, position)
  ), recipes as (
    insert into recipe (name, sort_name, search_keys, visibility, author_id, portions,
      locale, tags, diet_ids, bytes, ingredient_ids, food_ids, is_incomplete, dietary_flags,
      tech_step_ids, utensil_ids)
    select 'Recette', 'recette', '', 'PUBLIC', author.id, 4, 'fr', '{}', '{}', 0, '{}', '{}',
      false, 0, '{}', '{}'
    from author, generate_series(0, (select max(recipe) from written))
    returning id
  ), numbered as (
    select id, row_number() over (order by id) - 1 as recipe from recipes
  )
  insert into step (recipe_id, position, description, foods, unread)
  select numbered.id, written.position, written.description, '[]', '[]'
  from written join numbered using (recipe)
  order by numbered.id, written.position`;
