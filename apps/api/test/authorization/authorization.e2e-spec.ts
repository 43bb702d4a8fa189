import { SCREEN_PATHS } from '../../src/web-app/web-app-files.js';
import { TOKEN_SCOPES } from '#domain/session/token-scope.js';
import { routeTable } from '../support/openapi/route-table.js';
import { useTestApp } from '../support/test-app.js';
import { pathOf } from './requests.js';
import { expectedWithScope, RULES } from './rules.js';
import { Requests } from './send-requests.js';
import { ACTORS, UNKNOWN } from './world.js';

/** The description of the API and the pages of the service, which are not part of the description. */
const PAGES = [
  ...['', 'assets', 'calendar', 'docs', 'icons', 'manifest.webmanifest', 'openapi.json'],
  ...['service-worker.js', 'shared', ...SCREEN_PATHS],
];
const isPage = (route: string) =>
  route.startsWith('GET /') && PAGES.includes(route.slice(5).split(/[*/]/, 1)[0] ?? '');

describe('authorization', () => {
  const app = useTestApp();
  let requests: Requests;
  beforeAll(async () => {
    requests = await Requests.prepare(app);
  });

  it('has a rule for every route of the router', () => {
    const routes = routeTable(app).filter((route) => !isPage(route));
    expect(routes.sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(['/', '/docs', '/docs/guide', '/openapi.json', '/list', '/reset', '/service-worker.js'])(
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
          const { headers } = requests.world;
          const outcome = await requests.outcomeOf(route, rule, headers[actor], target);
          actual[`${actor} → ${target}`] = outcome.split(' ', 1)[0] ?? '';
          expected[`${actor} → ${target}`] = rule.expected(actor, target);
          messages.add(outcome);
        }
      }
      expect(actual).toEqual(expected);
      // A hidden object and an unknown object return the same message.
      expect(messages.size).toBe(new Set(Object.values(actual)).size);
      // A refused request changes nothing.
      expect(await requests.snapshot.changes()).toEqual([]);
    },
  );

  const protectedRoutes = Object.entries(RULES).filter(
    ([, { expected }]) => expected('signed out', 'nothing') === '401/4011',
  );

  it.each(protectedRoutes)(
    '%s accepts an access token with its scope alone',
    async (route, rule) => {
      const [target = 'nothing'] = rule.targets;
      for (const scope of TOKEN_SCOPES) {
        const token = requests.world.tokens[scope];
        const outcome = await requests.outcomeOf(route, rule, token, target);
        const expected = expectedWithScope(route, target, scope);
        expect([scope, outcome.split(' ', 1)[0]]).toEqual([scope, expected]);
      }
      expect(await requests.snapshot.changes()).toEqual([]);
    },
  );

  it.each(protectedRoutes)('%s checks the session before its input', async (route) => {
    const path = `${pathOf(route, requests.world, 'unknown').split('?', 1)[0] ?? ''}?date=x&limit=x`;
    const invalidPath = path.replaceAll(String(UNKNOWN), 'x');
    const body = route.startsWith('GET') ? undefined : { anything: 'else' };
    for (const actor of ['anonymous', 'signed out', 'deleted', 'ended token'] as const) {
      expect(
        await requests.send(route, invalidPath, requests.world.headers[actor], body),
      ).toMatchObject({
        status: 401,
        body: { code: 4011 },
      });
    }
    if (!route.startsWith('GET')) return;
    const { status } = await requests.send('HEAD', path, requests.world.headers['signed out']);
    expect(status).toBe(401);
  });
});
