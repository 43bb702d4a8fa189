import { Fixtures } from '../../support/fixtures.js';
import { OPERATIONS } from '../../support/openapi/operations.js';
import { type Member, signUpMember, signUpWithSources } from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { unzip } from '../../auth/personal-data/unzip.js';
import { picture } from '../photos/picture.js';

const DATE = '2026-07-08';
/** In every text of the recipe. */
const WORD = 'zanzibarine';
/** The first ids of rows that hang on the recipe. */
const FIRST_IDS: Readonly<Record<string, number>> = {
  recipe: 700_000_000,
  step: 710_000_000,
  step_technique: 720_000_000,
  planning_item: 730_000_000,
  cooking: 740_000_000,
  correction: 750_000_000,
  routine: 760_000_000,
};
const TRACE = new RegExp(`${WORD}|\\b7[0-6]00000\\d{2}\\b`, 'i');

/** Routes of time, of processes and of secrets, and the trash itself. */
const LEFT_OUT =
  /^GET (\/health|\/auth\/(sessions|tokens|oidc)|\/house\/current\/(events|webhooks)|\/internal|\/metrics|\/docs|\/openapi|\/recipes\/trash|\/sources|\/archives)/;

describe('a recipe in the trash', () => {
  const app = useTestApp();
  let author: Member;
  let member: Member;
  let recipe: any;
  let urls: string[];

  const path = (rest = '') => `/recipes/${String(recipe.id)}${rest}`;

  beforeAll(async () => {
    const fixtures = await Fixtures.load(app);
    author = await signUpWithSources(app);
    member = await signUpMember(app, author);
    for (const [table, id] of Object.entries(FIRST_IDS)) {
      await app.sql(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, id]);
    }
    recipe = await fixtures.writeDetected(author.client, {
      visibility: 'HOUSE',
      ...{ name: `Soupe ${WORD}`, description: WORD, tags: [WORD] },
      ingredients: [{ ...fixtures.line('carrot', 6), note: WORD, rawText: `6 ${WORD}` }],
      otherLines: [{ kind: 'TEXT', text: WORD, before: 1 }],
      steps: [{ description: `Éplucher les carottes : ${WORD}.` }],
    });
    const { client } = author;
    const recipeId = recipe.id as number;
    await client.succeed('POST', '/planning/items/batch', {
      cookings: [{ recipeId, date: DATE, portions: 6 }],
      items: [
        { recipeId, date: DATE, slot: 'LUNCH', portions: 4 },
        { cooking: 0, date: '2026-07-09', slot: 'DINNER', portions: 2 },
      ],
    });
    await client.succeed('POST', '/planning/menus', { name: 'Été', date: DATE });
    const routine = { recipeId, slot: 'DINNER', weekdays: ['MONDAY'], portions: 2 };
    await client.succeed('POST', '/planning/routines', routine);
    for (const person of [author, member]) {
      await person.client.succeed('POST', path('/favorite'));
      await person.client.succeed('PUT', path('/rating'), { stars: 5 });
      await person.client.succeed('POST', path('/cooked'), { date: DATE });
    }
    const step = path(`/steps/${String(recipe.steps[0].id)}/corrections`);
    await member.client.succeed('POST', step, { techStepId: null, start: 0, end: 8 });
    const photo = await picture(900, 600).jpeg().toBuffer();
    recipe = (await client.putPhoto(recipeId, photo)).body;
    const addresses = await Promise.all([
      client.succeed('POST', path('/share')),
      client.succeed('POST', '/house/current/calendar'),
    ]);
    urls = addresses.map(({ url }) => new URL(url as string).pathname);
  });

  function routes(): string[] {
    const values: Record<string, unknown> = {
      ...{ recipeId: recipe.id, stepId: recipe.steps[0].id, version: 1 },
      ...{ photo: recipe.photo.url.split('/')[2], width: recipe.photo.width },
    };
    const described = OPERATIONS.map(({ name }) => name)
      .filter((name) => name.startsWith('GET ') && !LEFT_OUT.test(name))
      .map((name) => name.slice(4).replace(/:(\w+)/g, (_, key: string) => String(values[key])))
      .map((route) => (route.startsWith('/planning') ? `${route}?date=${DATE}` : route));
    return [
      ...described.filter((route) => !route.endsWith('/export')),
      ...['perso', 'foyer', 'favoris'].map((tab) => `/recipes?tab=${tab}`),
      ...[`/recipes?q=${WORD}`, `/recipes?tags=${WORD}`, '/recipes?sort=lastCooked'],
      ...[`/planning?date=${DATE}&expand=suitability,nutrition`, '/planning?date=2026-07-13'],
      ...[
        `/planning/batch?date=${DATE}&cooks=1`,
        `/planning/shopping-list?date=${DATE}&format=text`,
      ],
      ...urls,
    ];
  }

  /** Without the number of a list, which grows with each change of the plan, and times of the response. */
  const lasting = (text: string) =>
    text.replace(/"version":\d+|"exportedAt": ?"[^"]+"|DTSTAMP:\w+/g, '');

  /** What a person reads, by route; files of exports by name. */
  async function walk({ client }: Member): Promise<Map<string, string>> {
    const seen = new Map<string, string>();
    for (const route of routes()) {
      const { status, body } = await client.get(route);
      seen.set(route, `${String(status)} ${lasting(JSON.stringify(body))}`);
    }
    for (const route of ['/auth/me/export', '/house/current/export']) {
      const response = await fetch(app.url + route, { headers: { cookie: client.cookie ?? '' } });
      const files = await unzip(await response.arrayBuffer());
      for (const [name, text] of Object.entries(files)) {
        if (!/trash|versions|sessions|repeatable/.test(name))
          seen.set(`${route} ${name}`, lasting(text));
      }
    }
    return seen;
  }

  const tracesIn = (seen: Map<string, string>) =>
    [...seen].filter(([, text]) => TRACE.test(text)).map(([route]) => route);

  it('is in no response, and all responses are as before after it was restored', async () => {
    const before = [await walk(author), await walk(member)];
    expect(tracesIn(before[1] ?? new Map()).length).toBeGreaterThan(15);
    await author.client.succeed('DELETE', path());
    for (const person of [author, member]) expect(tracesIn(await walk(person))).toEqual([]);
    await author.client.succeed('POST', path('/restore'));
    const after = [await walk(author), await walk(member)];
    for (const [index, seen] of before.entries()) {
      for (const [route, text] of seen)
        expect([route, after[index]?.get(route)]).toEqual([route, text]);
    }
  });
});
