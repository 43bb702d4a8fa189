import { setTimeout as sleep } from 'node:timers/promises';
import { type SessionHeaders, signInAs } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { compare, median } from './harness/figures/compare.js';
import { query, withClient } from './harness/database.js';
import { type EventClient, openEventClient } from './events/event-client.js';
import { createRecipe, WEEK } from './harness/full-week.js';
import { medianTime } from './harness/figures/median-time.js';
import { residentMegabytes, type RunningProcess, startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

const HOUSES = 100;
const MEMBERS = 5;
const ROUNDS = 20;
/** Writes of which the median is taken. */
const WRITES = 50;
/** Milliseconds of reads before the memory is measured. */
const SETTLING = 5_000;
const MEMORY_TARGET = { atMost: 60 };
const DELAY_TARGET = { atMost: 1_000 };

/** A server with streams: what opens one, and what sends an event to a house. */
interface StreamServer {
  readonly name: string;
  readonly process: RunningProcess;
  readonly open: (house: number, member: number) => Promise<EventClient>;
  readonly write: (house: number) => Promise<unknown>;
}

export const description =
  'Event streams of 100 houses with five members each: memory, and the time from a write ' +
  'until every stream of the house has its event. The streams of a bare Fastify are listed ' +
  'as control. Then writes with and without the triggers that write events.';

/**
 * Opens the streams of 100 houses. Measures the memory of the API, and the time from a write until
 * every stream of the house has its event; control: a bare Fastify that keeps streams in memory.
 * Then measures writes with and without the triggers that write events.
 */
export default async function events(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const control = await startProcess('bench/controls/events.control.js', {});
  await createHouses(context.databaseUrl);
  const sessions = await readSessions(context.databaseUrl);
  const sessionOf = (house: number, member: number) => sessions[house]?.[member] ?? { cookie: '' };
  const ids = await withClient(context.databaseUrl, readIds);
  const apiUrl = services.api.url;
  const recipe = { ...createRecipe(0, ids), visibility: 'PUBLIC' };
  const created = await send('POST', `${apiUrl}/recipes`, sessionOf(0, 0), recipe);
  const { id: recipeId } = (await created.json()) as { readonly id: number };
  const item = { recipeId, date: WEEK, slot: 'LUNCH', portions: 2 };
  const plan = `${apiUrl}/planning/items`;

  await measureStreams({
    name: 'control',
    process: control,
    open: (house) => openEventClient(`${control.url}/events/${String(house)}`, {}),
    write: (house) => send('POST', `${control.url}/events/${String(house)}`, {}),
  });
  await measureStreams({
    name: 'API',
    process: services.api,
    open: (house, member) =>
      openEventClient(`${apiUrl}/house/current/events`, sessionOf(house, member)),
    write: (house) => send('POST', plan, sessionOf(house, 0), item),
  });

  const headers = sessionOf(0, 0);
  const week = { url: plan, headers, body: item };
  await compareTriggers('POST /recipes', context.databaseUrl, {
    url: `${apiUrl}/recipes`,
    headers,
    body: { ...recipe, visibility: 'HOUSE' },
  });
  await compareTriggers('POST /planning/items', context.databaseUrl, week);
  await control.stop();
  await services.stop();
}

async function measureStreams({ name, process, open, write }: StreamServer): Promise<void> {
  await write(0);
  const before = await residentMegabytes(process.child.pid);
  const houses: EventClient[][] = [];
  for (let house = 0; house < HOUSES; house++) {
    const opened = Array.from({ length: MEMBERS }, (_, member) => open(house, member));
    houses.push(await Promise.all(opened));
  }
  await sleep(SETTLING);
  const growth = (await residentMegabytes(process.child.pid)) - before;

  const delays: number[] = [];
  for (let house = 0; house < ROUNDS; house++) {
    const start = performance.now();
    await write(house);
    await Promise.all((houses[house] ?? []).map((client) => client.next()));
    delays.push(performance.now() - start);
  }
  const start = performance.now();
  await Promise.all(houses.map((_, house) => write(house)));
  await Promise.all(houses.flat().map((client) => client.next()));
  const all = performance.now() - start;
  for (const client of houses.flat()) client.close();

  const targets = name === 'API' ? { memory: MEMORY_TARGET, delay: DELAY_TARGET } : {};
  report(`${String(HOUSES * MEMBERS)} streams of ${String(HOUSES)} houses, ${name}`, [
    { name: 'memory, growth', unit: 'MB', ours: growth, target: targets.memory },
    { name: 'one write, median', unit: 'ms', ours: median(delays) },
    { name: 'one write, slowest', unit: 'ms', ours: Math.max(...delays), target: targets.delay },
    { name: `${String(HOUSES)} writes at once, last event`, unit: 'ms', ours: all },
  ]);
}

interface Write {
  readonly url: string;
  readonly headers: SessionHeaders;
  readonly body: object;
}

/** Compares the median time of a write on one connection with and without triggers. */
async function compareTriggers(
  title: string,
  databaseUrl: string,
  { url, headers, body }: Write,
): Promise<void> {
  const time = (state: 'enable' | 'disable') => async () => {
    await query(databaseUrl, 'delete from planning_item');
    for (const table of ['recipe', 'planning_item']) {
      await query(databaseUrl, `alter table ${table} ${state} trigger user`);
    }
    return medianTime(async () => (await send('POST', url, headers, body)).text(), WRITES);
  };
  await compare({
    title: `${title}, 1 connection, median; control: without triggers`,
    unit: 'ms',
    ours: time('enable'),
    control: time('disable'),
  });
}

/** Creates houses with members whose ids are consecutive. */
async function createHouses(databaseUrl: string): Promise<void> {
  const people = String(HOUSES * MEMBERS);
  await query(
    databaseUrl,
    `begin;
     insert into profile (first_name, last_name, email, password_hash)
     select 'Camille', 'Roy', 'member.' || n || '@example.org', '' from generate_series(1, ${people}) n;
     insert into house (name, administrator_id, invitation_code)
     select 'La Roseraie', min(id), min(id)::text from profile group by (id - 1) / ${String(MEMBERS)};
     update profile set house_id = house.id, joined_house_at = now()
     from house where (profile.id - 1) / ${String(MEMBERS)} = (house.administrator_id - 1) / ${String(MEMBERS)};
     commit`,
  );
}

/** Sessions of the members of each house. */
async function readSessions(databaseUrl: string): Promise<readonly SessionHeaders[][]> {
  const houses = await query<{ members: number[] }>(
    databaseUrl,
    'select array_agg(id order by id) as members from profile group by house_id order by house_id',
  );
  return houses.map(({ members }) => members.map(signInAs));
}
