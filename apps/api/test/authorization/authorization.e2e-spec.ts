import { routeTable } from '../support/route-table.js';
import { Snapshot } from '../support/database/snapshot.js';
import { useTestApp } from '../support/test-app.js';
import { pathOf, type Rule, RULES } from './rules.js';
import { type Actor, ACTORS, createWorld, type Target, UNKNOWN, type World } from './world.js';

/** The description of the API and the page `/list`, which are not part of the description. */
const isPage = (route: string) => /^GET \/(docs|openapi\.json|list)/.test(route);

describe('authorization', () => {
  const app = useTestApp();
  let world: World;
  let snapshot: Snapshot;
  beforeAll(async () => {
    world = await createWorld(app);
    snapshot = await Snapshot.take(app);
  });

  const send = (route: string, path: string, actor: Actor, body?: unknown) =>
    app.client().send<any>(route.split(' ', 1)[0] ?? '', path, body, {
      ...world.headers[actor],
      ...(body instanceof Uint8Array ? { 'content-type': 'image/jpeg' } : {}),
    });

  async function outcomeOf(route: string, rule: Rule, actor: Actor, target: Target) {
    const path = pathOf(route, world, target);
    const { status, body } = await send(route, path, actor, rule.body?.(world, target));
    if (status >= 400) return `${String(status)}/${String(body.code)} ${String(body.message)}`;
    await snapshot.restore();
    return String(status);
  }

  it('has a rule for every route of the router', () => {
    const routes = routeTable(app).filter((route) => !isPage(route));
    expect(routes.sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(['/docs', '/openapi.json', '/list', '/list/service-worker.js'])(
    'GET %s is public',
    async (path) => {
      expect((await app.client().get(path)).status).toBe(200);
    },
  );

  it.each(Object.entries(RULES))(
    '%s returns the expected status to each actor',
    async (route, rule) => {
      const actual: Record<string, string> = {};
      const expected: Record<string, string> = {};
      const messages = new Set<string>();
      for (const target of rule.targets) {
        for (const actor of ACTORS) {
          const outcome = await outcomeOf(route, rule, actor, target);
          actual[`${actor} → ${target}`] = outcome.split(' ', 1)[0] ?? '';
          expected[`${actor} → ${target}`] = rule.expected(actor, target);
          messages.add(outcome);
        }
      }
      expect(actual).toEqual(expected);
      // A hidden object and an unknown object return the same message.
      expect(messages.size).toBe(new Set(Object.values(actual)).size);
      // A refused request changes nothing.
      expect(await snapshot.changes()).toEqual([]);
    },
  );

  const protectedRoutes = Object.entries(RULES)
    .filter(([, { expected }]) => expected('signed out', 'nothing') === '401/4011')
    .map(([route]) => route);

  it.each(protectedRoutes)('%s checks the session before its input', async (route) => {
    const path = `${pathOf(route, world, 'unknown').split('?', 1)[0] ?? ''}?date=x&limit=x`;
    const invalidPath = path.replaceAll(String(UNKNOWN), 'x');
    const body = route.startsWith('GET') ? undefined : { anything: 'else' };
    for (const actor of ['anonymous', 'signed out', 'deleted'] as const) {
      expect(await send(route, invalidPath, actor, body)).toMatchObject({
        status: 401,
        body: { code: 4011 },
      });
    }
    if (!route.startsWith('GET')) return;
    const { status } = await send('HEAD', path, 'signed out');
    expect(status).toBe(401);
  });
});
