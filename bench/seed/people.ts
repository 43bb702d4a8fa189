import { hash } from '@node-rs/argon2';
import type { Client } from 'pg';

/** Everybody who was seeded signs in with it. */
export const PASSWORD = 'trois petits navets';

/** How many recipes a person writes. */
const RECIPES_EACH = 50;
/** How many live in a house; one person in five lives in none. */
const HOUSE_SIZE = 4;
const HOUSED = 0.8;

export interface Author {
  readonly id: number;
  readonly houseId: number | null;
}

/** Enough people for so many recipes, most of them in houses of four, the first one in a house. */
export async function seedPeople(client: Client, recipes: number): Promise<Author[]> {
  const count = Math.max(HOUSE_SIZE, Math.ceil(recipes / RECIPES_EACH));
  const domain = `${String(Date.now())}.example.org`;
  const people = await client.query<{ id: number }>(ADD_PEOPLE, [
    count,
    domain,
    await hash(PASSWORD),
  ]);
  const ids = people.rows.map(({ id }) => id);
  const housed = ids.slice(0, Math.ceil(count * HOUSED));
  const founders = housed.filter((_id, index) => index % HOUSE_SIZE === 0);
  await client.query('begin');
  const houses = await client.query<{ id: number }>(ADD_HOUSES, [founders]);
  const houseOf = (index: number): number | null =>
    index < housed.length ? (houses.rows[Math.floor(index / HOUSE_SIZE)]?.id ?? null) : null;
  const authors = ids.map((id, index) => ({ id, houseId: houseOf(index) }));
  await client.query(MOVE_IN, [ids, authors.map(({ houseId }) => houseId)]);
  await client.query('commit');
  return authors;
}

const ADD_PEOPLE = `
  insert into profile (first_name, last_name, email, password_hash)
  select (array['Camille', 'Louise', 'Jules', 'Adam', 'Emma', 'Hugo', 'Alice'])[1 + n % 7],
    (array['Roy', 'Petit', 'Moreau', 'Garcia', 'Smith', 'Dubois'])[1 + n % 6],
    'cook' || n || '@' || $2::text, $3
  from generate_series(0, $1::int - 1) as n
  order by n
  returning id`;

const ADD_HOUSES = `
  insert into house (name, administrator_id, invitation_code)
  select 'Maison ' || id, id, 'SEED-' || id from unnest($1::int[]) with ordinality as founder (id, n)
  order by n
  returning id`;

const MOVE_IN = `
  update profile set house_id = moved.house_id, joined_house_at = now()
  from unnest($1::int[], $2::int[]) as moved (id, house_id)
  where profile.id = moved.id and moved.house_id is not null`;
