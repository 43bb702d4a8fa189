import { createPopote, nextCursor } from '../src/index.js';
import { error, json, startServer, type TestServer } from './test-server.js';

const withLink = (link: string) => new Response(null, { headers: { link } });

describe('nextCursor', () => {
  it.each([
    ['</recipes?limit=2&cursor=41>; rel="next"', '41'],
    ['<https://example.org/api/recipes?cursor=41>; rel=next', '41'],
    ['<?cursor=41>; title="a, b"; rel="next"', '41'],
    ['</recipes?cursor=1>; rel="prev", </recipes?cursor=41>; rel="next"', '41'],
    ['</recipes?cursor=1>; rel="prev"', null],
    ['</recipes?cursor=1>; rel="next-archive"', null],
    ['</recipes>; rel="next"', null],
  ])('of Link: %s is %s', (link, cursor) => {
    expect(nextCursor(withLink(link))).toBe(cursor);
  });

  it('without a Link is null', () => {
    expect(nextCursor(new Response())).toBeNull();
  });
});

describe('listAllRecipes', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const names = async (limit?: number) => {
    const popote = createPopote({ baseUrl: `${server.url}/api` });
    const found = [];
    for await (const { name } of popote.listAllRecipes({ tab: 'perso' })) {
      found.push(name);
      if (found.length === limit) break;
    }
    return found;
  };
  const pages = () => [
    json([{ name: 'a' }, { name: 'b' }], 200, { link: '</recipes?cursor=2>; rel="next"' }),
    json([{ name: 'c' }]),
  ];

  it('reads every page with the same filters', async () => {
    server = await startServer(...pages());
    expect(await names()).toEqual(['a', 'b', 'c']);
    const paths = server.requests.map(({ path }) => path);
    expect(paths).toEqual(['/api/recipes?tab=perso', '/api/recipes?tab=perso&cursor=2']);
  });

  it('reads no page that is not needed', async () => {
    server = await startServer(...pages());
    expect(await names(2)).toEqual(['a', 'b']);
    expect(server.requests).toHaveLength(1);
  });

  it('rejects when a page cannot be read', async () => {
    server = await startServer(...pages().slice(0, 1), error(4011, 401));
    await expect(names()).rejects.toMatchObject({ code: 4011 });
  });
});

it('a cursor is read where URL has no searchParams, as in React Native', () => {
  const { URL } = globalThis;
  try {
    Object.assign(globalThis, { URL: undefined });
    const headers = { link: '</recipes?limit=2&cursor=a%2Bb>; rel="next"' };
    expect(nextCursor(new Response(null, { headers }))).toBe('a+b');
  } finally {
    globalThis.URL = URL;
  }
});
