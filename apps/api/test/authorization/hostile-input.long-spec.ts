import { Snapshot } from '../support/database/snapshot.js';
import { useTestApp } from '../support/test-app.js';
import { pathOf } from './requests.js';
import { type Rule, RULES } from './rules.js';
import { createWorld, type World } from './world.js';

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  1e21,
  '',
  '1',
  'a\0b',
  '\ud800',
  'x'.repeat(10_000),
  [],
  [null],
  Array.from({ length: 2000 }, (_, index) => index + 1),
  {},
  { length: 1, toString: 1 },
];

const IDS = ['0', '-1', '1.5', '1e3', '0x1', '+1', '%201', '１', '2147483648', '99999999999999999'];
const INVALID_IDS = [
  ...IDS,
  'x',
  'null',
  '%00',
  '%F0%9F',
  '%27',
  '..%2f1',
  '1;2',
  '[]',
  '9'.repeat(300),
];

const QUERIES = [
  'tab[]=perso',
  'tab=perso&tab=foyer',
  'tab=__proto__',
  'limit=0',
  'limit=101',
  'limit=1&limit=2',
  'limit[]=1',
  'limit=1e1',
  'cursor=x',
  'cursor=-1',
  `cursor=${'9'.repeat(50)}`,
  'ingredientIds=x',
  'ingredientIds=1,,2',
  'ingredientIds=-1',
  'ingredientIds[0]=1',
  `dietIds=${'1,'.repeat(3000)}1`,
  'suitableForHousehold=perhaps',
  'techStepKeys=%00',
  'date=2030-02-30',
  'date=2026-11-21&date=2026-11-22',
  'date[]=2026-11-21',
  'date=99999-01-01',
  'date=2026-11-21T00:00:00Z',
  'date=0000-00-00',
  'after=x',
  'page=0',
  'page=99999999999',
  'search=%00',
  'name=%00',
  'name=%ED%A0%80',
  'name[$ne]=1',
  `name=${'a'.repeat(10_000)}`,
  '__proto__[admin]=1',
  'constructor[prototype][admin]=1',
  'a=1&'.repeat(2000),
  '%',
  '&&&===',
];

describe('hostile input', () => {
  const app = useTestApp();
  let world: World;
  let snapshot: Snapshot;
  beforeAll(async () => {
    world = await createWorld(app);
    snapshot = await Snapshot.take(app);
  });

  /** Sends a request as the administrator; to an internal route, as the worker. */
  async function send(route: string, path: string, body?: unknown) {
    const headers = world.headers[route.includes('/internal/') ? 'worker' : 'administrator'];
    const method = route.split(' ', 1)[0] ?? '';
    const response = await app.client().send<any>(method, path, body, headers);
    if (response.status < 400 && method !== 'GET') await snapshot.restore();
    return response;
  }

  /** Whether a response is a server error, other than an unavailable source, or has no error envelope. */
  function isUnexpected({ status, body }: { status: number; body: any }): boolean {
    if (status < 400) return false;
    const isEnvelope = Object.keys(body).join() === 'code,message' && Number.isInteger(body.code);
    return !isEnvelope || (status >= 500 && status !== 502);
  }

  const validBody = ({ body, targets }: Rule) => body?.(world, targets[0] ?? 'nothing');
  const barePath = (route: string, { targets }: Rule) =>
    pathOf(route, world, targets[0] ?? 'nothing').split('?', 1)[0] ?? '';

  const routes = Object.entries(RULES);
  const withBody = routes.filter(([, { body }]) => body !== undefined);
  const withParameter = routes.filter(([route]) => route.includes(':'));
  const reads = routes.filter(([route]) => route.startsWith('GET'));

  it.each(withBody)('%s handles an invalid body', async (route, rule) => {
    const unexpected: unknown[] = [];
    for (const body of mutations(validBody(rule))) {
      const response = await send(route, barePath(route, rule), body);
      if (isUnexpected(response)) unexpected.push([body, response.body]);
    }
    expect(unexpected).toEqual([]);
  });

  it.each(withParameter)('%s refuses invalid ids in its path', async (route, rule) => {
    const unexpected: unknown[] = [];
    for (const id of INVALID_IDS) {
      const path = route.slice(route.indexOf('/')).replace(/:\w+/g, id);
      const response = await send(route, path, validBody(rule));
      if (response.status < 400 || isUnexpected(response)) unexpected.push([path, response.body]);
    }
    expect(unexpected).toEqual([]);
  });

  it.each(reads)('%s handles an invalid query', async (route, rule) => {
    const unexpected: unknown[] = [];
    for (const query of QUERIES) {
      const response = await send(route, `${barePath(route, rule)}?${query}`);
      if (isUnexpected(response)) unexpected.push([query, response.body]);
    }
    expect(unexpected).toEqual([]);
  });
});

/** Copies of a value, in each of which one part is replaced by a hostile value. */
function* mutations(value: unknown): Generator {
  yield* VALUES;
  if (typeof value !== 'object' || value === null) return;
  const parts = Object.entries(value);
  for (const [key, part] of Array.isArray(value) ? parts.slice(0, 1) : parts) {
    for (const mutation of mutations(part)) {
      yield Array.isArray(value)
        ? value.map((element, index) => (String(index) === key ? mutation : element))
        : { ...value, [key]: mutation };
    }
  }
}
