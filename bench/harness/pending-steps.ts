import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const SENTENCES = path.resolve(import.meta.dirname, '../../../apps/classifier/test/sentences');
const STEPS_PER_RECIPE = 8;

function readSentences(locale: 'fr' | 'en'): string[] {
  const lines = readFileSync(path.join(SENTENCES, `${locale}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

/** Creates the texts of `count` steps: two labelled sentences each. */
export function createSteps(count: number): readonly string[] {
  const texts = readSentences('fr');
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [index % texts.length, (index * 7 + 3) % texts.length];
    return `${texts[one] ?? ''} ${texts[other] ?? ''}`;
  });
}

/** Inserts steps as pending, in public recipes of one author. */
export async function insertPendingSteps(databaseUrl: string, descriptions: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with author as (
       insert into profile (first_name, last_name, email, password_hash)
       values ('Camille', 'Roy', 'steps@example.org', '-') returning id
     ), written as (
       select (position - 1) / $2 as recipe, (position - 1) % $2 + 1 as position, description
       from unnest($1::text[]) with ordinality as written (description, position)
     ), recipes as (
       insert into recipe (name, name_words, visibility, author_id, portions, locale,
                           diet_ids, ingredient_ids, dietary_flags)
       select 'Recette', '', 'PUBLIC', author.id, 4, 'fr', '{}', '{}', 0
       from author, generate_series(0, (select max(recipe) from written))
       returning id
     ), numbered as (
       select id, row_number() over (order by id) - 1 as recipe from recipes
     )
     insert into step (recipe_id, position, description)
     select numbered.id, written.position, written.description
     from written join numbered using (recipe)
     order by numbered.id, written.position`,
    [descriptions, STEPS_PER_RECIPE],
  );
  await client.query('analyze');
  await client.end();
}
