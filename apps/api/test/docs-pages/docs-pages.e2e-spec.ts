import { OPERATIONS } from '../support/openapi/operations.js';
import { useSharedApp } from '../support/shared-app.js';

const PAGES = [
  ...['/docs', '/docs/guide', '/docs/errors', '/docs/sources'],
  ...['/docs/operations/createRecipe', '/docs/operations/getBatchSession'],
];

describe('the documentation', () => {
  const app = useSharedApp();
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + path, { headers, redirect: 'manual' });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };

  it('has a page for every operation', async () => {
    const { body } = await read('/docs');
    const { paths } = JSON.parse((await read('/openapi.json')).body);
    const ids = Object.values<object>(paths).flatMap((methods) =>
      Object.values<{ operationId: string }>(methods as never).map(
        ({ operationId }) => operationId,
      ),
    );
    expect(ids.length).toBeGreaterThan(100);
    expect(OPERATIONS.length).toBeGreaterThan(ids.length);
    for (const id of ids) expect(body).toContain(`href="docs/operations/${id}"`);
  });

  it('shows what an operation takes and returns, and escapes it', async () => {
    const { body } = await read('/docs/operations/createPlanningItem');
    expect(body).toMatch(/<h2>Body<\/h2>[^]*<code>recipeId<\/code>/);
    expect(body).toContain('4045 RECIPE_NOT_FOUND');
    expect(body).toContain('&quot;slot&quot;: &quot;DINNER&quot;');
  });

  it.each(PAGES)(
    '%s links to addresses of the service that exist, and to no other file',
    async (path) => {
      const { headers, body } = await read(path);
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      const addresses = [...body.matchAll(/(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)].flatMap(
        ([, address = '']) => (address.startsWith('https:') ? [] : [address]),
      );
      for (const address of new Set(addresses)) {
        const url = new URL(address, app.url + path);
        expect(url.origin).toBe(new URL(app.url).origin);
        const { status } = await read(url.pathname);
        expect([address, status]).toEqual([address, 200]);
      }
    },
  );

  it.each([
    '/docs/',
    '/docs/unknown',
    '/docs/../package.json',
    '/docs/files/..%2fdocs.controller.js',
  ])('%s is no page', async (path) => {
    const { status } = await read(path);
    expect([302, 404]).toContain(status);
  });
});
