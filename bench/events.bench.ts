import { setTimeout as sleep } from 'node:timers/promises';
import { type SessionHeaders, signInAll } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { query, withClient } from './harness/database.js';
import { type EventStream, openEventStream } from './harness/event-stream.js';
import { report } from './harness/figures/report.js';
import { median, timeOf } from './harness/figures/statistics.js';
import { createRecipe, WEEK } from './harness/full-week.js';
import { residentMegabytes, type RunningProcess, startProcess } from './harness/process.js';
import { send, sendJson } from './harness/send.js';
import { startServices } from './harness/services.js';
import { readIds } from './seed/catalogue-ids.js';

const HOUSES = 100;
const MEMBERS = 5;
const ROUNDS = 20;
/** Milliseconds until the memory of new streams is measured. */
const SETTLING = 5_000;
const MEMORY_LIMIT = { atMost: 60 };
const DELAY_LIMIT = { atMost: 1_000 };

/** A server with streams: what opens one, and what sends an event to a house. */
interface StreamServer {
  readonly process: RunningProcess;
  readonly open: (house: number, member: number) => Promise<EventStream>;
  readonly write: (house: number) => Promise<unknown>;
}

export const description =
  'Event streams of 100 houses with five members each, and the time from a write until every ' +
  'stream of the house has its event. Control: a bare Fastify that keeps streams in memory.';

export default async function events(context: BenchContext): Promise<void> {
  const services = await startServices(context);
  const control = await startProcess('bench/controls/events.control.js', {});
  await createHouses(context.databaseUrl);
  const sessions = await readSessions(context.databaseUrl);
  const sessionOf = (house: number, member: number) => sessions[house]?.[member] ?? { cookie: '' };
  const ids = await withClient(context.databaseUrl, readIds);
  const apiUrl = services.api.url;
  const recipe = { ...createRecipe(0, ids), visibility: 'PUBLIC' };
  const created = await sendJson<{ id: number }>(
    'POST',
    `${apiUrl}/recipes`,
    sessionOf(0, 0),
    recipe,
  );
  const item = { recipeId: created.id, date: WEEK, slot: 'LUNCH', portions: 2 };
  const ofControl = await measureStreams({
    process: control,
    open: (house) => openEventStream(`${control.url}/events/${String(house)}`, {}),
    write: (house) => send('POST', `${control.url}/events/${String(house)}`, {}),
  });
  const ofApi = await measureStreams({
    process: services.api,
    open: (house, member) =>
      openEventStream(`${apiUrl}/house/current/events`, sessionOf(house, member)),
    write: (house) => send('POST', `${apiUrl}/planning/items`, sessionOf(house, 0), item),
  });
  const figure = (name: string, unit: string, key: keyof typeof ofApi) => ({
    name,
    unit,
    ours: ofApi[key],
    control: ofControl[key],
  });
  report([
    { ...figure('memory, growth', 'MB', 'memory'), limit: MEMORY_LIMIT },
    figure('one write, median', 'ms', 'median'),
    { ...figure('one write, slowest', 'ms', 'slowest'), limit: DELAY_LIMIT },
    figure('100 writes at once, last event', 'ms', 'all'),
  ]);
  await control.stop();
  await services.stop();
}

async function measureStreams({ process, open, write }: StreamServer) {
  await write(0);
  const before = await residentMegabytes(process.child.pid);
  const houses: EventStream[][] = [];
  for (let house = 0; house < HOUSES; house++) {
    const opened = Array.from({ length: MEMBERS }, (_, member) => open(house, member));
    houses.push(await Promise.all(opened));
  }
  await sleep(SETTLING);
  const memory = (await residentMegabytes(process.child.pid)) - before;

  const delays: number[] = [];
  for (let house = 0; house < ROUNDS; house++) {
    const delay = timeOf(async () => {
      await write(house);
      await Promise.all((houses[house] ?? []).map(nextEvent));
    });
    delays.push(await delay);
  }
  const all = await timeOf(async () => {
    await Promise.all(houses.map((_, house) => write(house)));
    await Promise.all(houses.flat().map(nextEvent));
  });
  for (const stream of houses.flat()) stream.close();
  return { memory, median: median(delays), slowest: Math.max(...delays), all };
}

/** Waits for the next message with data: others only keep the stream open. */
async function nextEvent({ messages }: EventStream): Promise<void> {
  for (;;) {
    const message = await messages.next();
    if (message.done === true) throw new Error('A stream ended.');
    if (message.value.data !== undefined) return;
  }
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
     insert into house_event_lock select id from house;
     commit`,
  );
}

/** Sessions of the members of each house. */
async function readSessions(databaseUrl: string): Promise<readonly SessionHeaders[][]> {
  const houses = await query<{ members: number[] }>(
    databaseUrl,
    'select array_agg(id order by id) as members from profile group by house_id order by house_id',
  );
  const sessions: SessionHeaders[][] = [];
  for (const { members } of houses) sessions.push(await signInAll(databaseUrl, members));
  return sessions;
}
