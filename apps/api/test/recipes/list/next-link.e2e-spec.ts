import { Fixtures } from '../../support/fixtures.js';
import { signUpPerson } from '../../support/people.js';
import { startTestApp } from '../../support/test-app.js';

/** The path of the next page for each value of `X-Forwarded-Prefix`. */
async function nextPaths(proxies: string, prefixes: readonly string[]) {
  const app = await startTestApp({ TRUSTED_PROXIES: proxies });
  const fixtures = await Fixtures.load(app);
  const { client } = await signUpPerson(app);
  for (const name of ['Soupe', 'Salade']) await fixtures.write(client, { name });
  const paths = prefixes.map(async (prefix) => {
    const headers: Record<string, string> = prefix === '' ? {} : { 'x-forwarded-prefix': prefix };
    const response = await client.get('/recipes?tab=perso&limit=1', headers);
    const link = response.headers.get('link') ?? '';
    return /^<([^<>]*)\?tab=perso&limit=1&cursor=\d+>; rel="next"$/.exec(link)?.[1];
  });
  const found = await Promise.all(paths);
  await app.close();
  return found;
}

describe('the Link header of GET /recipes', () => {
  it('starts with the prefix that a trusted proxy removed, if it is a plain path', async () => {
    const plain = ['/popote', '/popote/v1.0/api_1'];
    const others = [
      '',
      '//example.org',
      '/a/../b',
      '/.',
      '/a>; rel="x',
      'api',
      '/',
      '/a?b',
      '/a, /b',
    ];
    expect(await nextPaths('127.0.0.0/8', [...plain, ...others])).toEqual([
      ...plain.map((prefix) => `${prefix}/recipes`),
      ...others.map(() => '/recipes'),
    ]);
  });

  it.each([
    ['without trusted proxies', ''],
    ['from a client that is no trusted proxy', '192.0.2.1'],
  ])('ignores the prefix %s', async (_name, proxies) => {
    expect(await nextPaths(proxies, ['/popote', ''])).toEqual(['/recipes', '/recipes']);
  });
});
