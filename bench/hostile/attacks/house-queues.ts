import { randomUUID } from 'node:crypto';
import { createHouse, type SessionHeaders, signUp } from '../../harness/account.js';
import { query } from '../../harness/database.js';
import { createRecipe, planFullWeek, WEEK } from '../../harness/full-week.js';
import { send, sendJson } from '../../harness/send.js';
import type { Attack, Target } from '../attack.js';
import { besideOtherPerson } from '../other-person.js';
import type { Traffic } from '../traffic.js';

const LIST_CLIENTS = 1_300;
const SESSION_CLIENTS = 64;
const READINESS_CLIENTS = 1_300;
/** As many items as a house may have. */
const ITEMS = 20_000;

/** One house, or clients without a session, fill a queue that all clients share. */
export const HOUSE_QUEUES: readonly Attack[] = [
  {
    name: 'readiness',
    prepare: () =>
      Promise.resolve({
        run: (traffic) =>
          traffic.repeat(READINESS_CLIENTS, () => traffic.send('GET', '/health/ready')),
      }),
  },
  {
    name: 'list-operations',
    prepare: async (target) => {
      const [attacker, other] = [await signUpWithHouse(target), await signUpWithHouse(target)];
      const edits = await Promise.all([attacker, other].map((headers) => ownLine(target, headers)));
      const [attack, request] = edits as [Edit, Edit];
      return besideOtherPerson(
        (traffic) => traffic.repeat(LIST_CLIENTS, () => attack(traffic)),
        request,
      );
    },
  },
  {
    name: 'timed-sessions',
    prepare: async (target) => {
      const [attacker, other] = [await signUp(target.apiUrl), await signUp(target.apiUrl)];
      for (const headers of [attacker, other])
        await planFullWeek(target.apiUrl, headers, target.ids);
      const path = `/planning/batch?date=${WEEK}&cooks=2`;
      return besideOtherPerson(
        (traffic) =>
          traffic.repeat(SESSION_CLIENTS, (index) =>
            traffic.send('GET', `${path}&burners=${String(1 + (index % 8))}`, {
              headers: attacker,
            }),
          ),
        (traffic) => traffic.send('GET', path, { headers: other }),
      );
    },
  },
  {
    name: 'planned-by-strangers',
    prepare: async (target) => {
      const [author, stranger] = [await signUpWithHouse(target), await signUpWithHouse(target)];
      const body = { ...createRecipe(0, target.ids), visibility: 'PUBLIC' };
      const url = `${target.apiUrl}/recipes`;
      const { id } = await sendJson<{ readonly id: number }>('POST', url, author, body);
      const item = { recipeId: id, date: WEEK, slot: 'LUNCH', portions: 4 };
      await send('POST', `${target.apiUrl}/planning/items`, stranger, item);
      await query(target.databaseUrl, repeatItem(id));
      const beside = besideOtherPerson(
        (traffic) =>
          traffic.repeat(2, () =>
            traffic.send('GET', `/planning?date=${WEEK}`, { headers: stranger }),
          ),
        (traffic) => traffic.send('PUT', `/recipes/${String(id)}`, { headers: author, body }),
      );
      const check = async () => {
        await beside.check?.();
        await send('DELETE', `${url}/${String(id)}`, author);
      };
      return { ...beside, check };
    },
  },
];

type Edit = (traffic: Traffic) => Promise<number | undefined>;

/** Adds an own line to the list of a house, and returns the request that edits it. */
async function ownLine({ apiUrl }: Target, headers: SessionHeaders): Promise<Edit> {
  const path = '/planning/shopping-list/operations';
  const lineId = randomUUID();
  const bodyOf = (operation: object) => ({ date: WEEK, operations: [operation] });
  const added = { id: lineId, kind: 'ADD', text: 'papier cuisson' };
  await send('POST', apiUrl + path, headers, bodyOf(added));
  return (traffic) => {
    const body = bodyOf({ id: randomUUID(), kind: 'EDIT', lineId, text: 'papier cuisson' });
    return traffic.send('POST', path, { headers, body });
  };
}

async function signUpWithHouse({ apiUrl }: Target): Promise<SessionHeaders> {
  const headers = await signUp(apiUrl);
  await createHouse(apiUrl, headers);
  return headers;
}

/** Plans the recipe of one item again until its house has as many items as it may have. */
const repeatItem = (recipeId: number) => `
  insert into planning_item (house_id, recipe_id, date, slot, portions)
  select house_id, recipe_id, date + n, slot, portions
  from planning_item, generate_series(1, ${String(ITEMS - 1)}) as n
  where recipe_id = ${String(recipeId)}`;
