import type { Client } from 'pg';
import type { Ids } from './catalogue-ids.js';
import { type Author, PASSWORD } from './authors.js';

interface Member {
  readonly firstName: string;
  readonly diet: string | null;
  readonly allergies: readonly string[];
  readonly dislikes: readonly string[];
}

/** Members of the demo house. */
const MEMBERS: readonly Member[] = [
  { firstName: 'Camille', diet: 'omnivore', allergies: [], dislikes: ['salmon'] },
  { firstName: 'Louise', diet: 'vegetarian', allergies: [], dislikes: [] },
  { firstName: 'Jules', diet: null, allergies: ['nuts'], dislikes: [] },
  { firstName: 'Emma', diet: 'glutenFree', allergies: [], dislikes: ['mushroom'] },
];

/** Gives the first house named members with preferences, all sources, and a planned week. */
export async function seedDemoHouse(
  client: Client,
  ids: Ids,
  authors: readonly Author[],
): Promise<void> {
  const [first] = authors;
  if (first?.houseId == null) throw new Error('The first author has no house.');
  await client.query('begin');
  await client.query("update house set name = 'La Roseraie' where id = $1", [first.houseId]);
  for (const [index, { firstName, diet, allergies, dislikes }] of MEMBERS.entries()) {
    await client.query(DESCRIBE_MEMBER, [
      authors[index]?.id,
      firstName,
      `${firstName.toLowerCase()}@example.org`,
      diet === null ? null : ids.diet(diet),
      allergies.map(ids.allergy),
      dislikes.map(ids.ingredient),
    ]);
  }
  await client.query(ENABLE_SOURCES, [first.houseId]);
  await client.query(PLAN_WEEK, [first.houseId]);
  await client.query('commit');
  console.log(`Sign in as camille@example.org, password "${PASSWORD}".`);
}

const DESCRIBE_MEMBER = `
  with described as (
    update profile set first_name = $2, last_name = 'Roy', email = $3, diet_id = $4 where id = $1
    returning id
  ), allergic as (
    insert into profile_allergy (profile_id, allergy_id)
    select id, unnest($5::int[]) from described
  )
  insert into profile_disliked_ingredient (profile_id, ingredient_id)
  select id, unnest($6::int[]) from described`;

const ENABLE_SOURCES = `
  insert into house_source (house_id, source_id) select $1, id from source where not retired`;

/** Plans lunch and dinner of the current week with public recipes. */
const PLAN_WEEK = `
  with cell as (
    select date_trunc('week', current_date)::date + day as date, slot, row_number() over () as n
    from generate_series(0, 6) as day, unnest(array['LUNCH', 'DINNER']) as slot
  ), dish as (
    select id, row_number() over (order by id desc) as n
    from recipe where visibility = 'PUBLIC' limit 14
  )
  insert into planning_item (house_id, date, slot, portions, recipe_id)
  select $1, cell.date, cell.slot, 4, dish.id from cell join dish using (n)`;
