import { hash } from '@node-rs/argon2';
import type { Client } from 'pg';

/** Password of every seeded account. */
export const PASSWORD = 'trois petits navets';

const RECIPES_PER_AUTHOR = 50;
const HOUSE_SIZE = 4;
/** Share of the authors who belong to a house. */
const MEMBER_SHARE = 0.8;

export interface Author {
  readonly id: number;
  readonly houseId: number | null;
}

/** Inserts authors for `recipes` recipes, and their houses. The first author has a house. */
export async function seedAuthors(client: Client, recipes: number): Promise<Author[]> {
  const count = Math.max(HOUSE_SIZE, Math.ceil(recipes / RECIPES_PER_AUTHOR));
  const domain = `${String(Date.now())}.example.org`;
  const profiles = await client.query<{ id: number }>(INSERT_PROFILES, [
    count,
    domain,
    await hash(PASSWORD),
  ]);
  const ids = profiles.rows.map(({ id }) => id);
  const members = ids.slice(0, Math.ceil(count * MEMBER_SHARE));
  const administrators = members.filter((_id, index) => index % HOUSE_SIZE === 0);
  await client.query('begin');
  const houses = await client.query<{ id: number }>(INSERT_HOUSES, [administrators]);
  const houseOf = (index: number): number | null =>
    index < members.length ? (houses.rows[Math.floor(index / HOUSE_SIZE)]?.id ?? null) : null;
  const authors = ids.map((id, index) => ({ id, houseId: houseOf(index) }));
  await client.query(ASSIGN_HOUSES, [ids, authors.map(({ houseId }) => houseId)]);
  await client.query('commit');
  return authors;
}

const INSERT_PROFILES = `
  insert into profile (first_name, last_name, email, password_hash)
  select (array['Camille', 'Louise', 'Jules', 'Adam', 'Emma', 'Hugo', 'Alice'])[1 + n % 7],
    (array['Roy', 'Petit', 'Moreau', 'Garcia', 'Smith', 'Dubois'])[1 + n % 6],
    'cook' || n || '@' || $2::text, $3
  from generate_series(0, $1::int - 1) as n
  order by n
  returning id`;

const INSERT_HOUSES = `
  with house as (
    insert into house (name, administrator_id, invitation_code)
    select 'Maison ' || id, id, 'SEED-' || id from unnest($1::int[]) with ordinality as founder (id, n)
    order by n
    returning id
  ), lock as (
    insert into house_event_lock select id from house
  )
  select id from house order by id`;

const ASSIGN_HOUSES = `
  update profile set house_id = moved.house_id, joined_house_at = now()
  from unnest($1::int[], $2::int[]) as moved (id, house_id)
  where profile.id = moved.id and moved.house_id is not null`;
