import { routeTable } from '../support/route-table.js';
import { Snapshot } from '../support/snapshot.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { pathOf, type Rule, RULES } from './rules.js';
import { type Actor, ACTORS, createWorld, type Target, UNKNOWN, type World } from './world.js';

/** The pages that show the description of the API. */
const isDocumentation = (route: string) => route.startsWith('GET /docs');

describe('authorization', () => {
  let app: TestApp;
  let world: World;
  let snapshot: Snapshot;
  beforeAll(async () => {
    app = await startTestApp();
    world = await createWorld(app);
    snapshot = await Snapshot.take(app);
  });
  afterAll(() => app.close());

  const send = (route: string, path: string, actor: Actor, body?: unknown) =>
    app.client().send<any>(route.split(' ', 1)[0] ?? '', path, body, world.headers[actor]);

  async function ask(route: string, rule: Rule, actor: Actor, target: Target) {
    const path = pathOf(route, world, target);
    const { status, body } = await send(route, path, actor, rule.body?.(world, target));
    if (status >= 400) return `${String(status)}/${String(body.code)} ${String(body.message)}`;
    await snapshot.restore();
    return String(status);
  }

  it('has a rule for every route, and none for another', () => {
    const routes = routeTable(app).filter((route) => !isDocumentation(route));
    expect(routes.sort()).toEqual(Object.keys(RULES).sort());
  });

  it('leaves the description of the API open', async () => {
    expect((await app.client().get('/docs')).status).toBe(200);
  });

  it.each(Object.entries(RULES))('holds for %s', async (route, rule) => {
    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const sentences = new Set<string>();
    for (const target of rule.targets) {
      for (const actor of ACTORS) {
        const answer = await ask(route, rule, actor, target);
        answered[`${actor} → ${target}`] = answer.split(' ', 1)[0] ?? '';
        expected[`${actor} → ${target}`] = rule.expected(actor, target);
        sentences.add(answer);
      }
    }
    expect(answered).toEqual(expected);
    // What one may not see and what does not exist are told in the same words.
    expect(sentences.size).toBe(new Set(Object.values(answered)).size);
    // What was refused has changed nothing.
    expect(await snapshot.changes()).toEqual([]);
  });

  const closed = Object.entries(RULES)
    .filter(([, { expected }]) => expected('signed out', 'nothing') === '401/4011')
    .map(([route]) => route);

  it.each(closed)('comes before everything else on %s', async (route) => {
    const path = `${pathOf(route, world, 'unknown').split('?', 1)[0] ?? ''}?date=x&limit=x`;
    const garbled = path.replaceAll(String(UNKNOWN), 'x');
    const body = route.startsWith('GET') ? undefined : { anything: 'else' };
    for (const actor of ['nobody', 'signed out', 'deleted'] as const) {
      expect(await send(route, garbled, actor, body)).toMatchObject({
        status: 401,
        body: { code: 4011 },
      });
    }
    if (!route.startsWith('GET')) return;
    const { status } = await send('HEAD', path, 'signed out');
    expect(status).toBe(401);
  });
});
