import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpPerson, signUpWithSources } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { recordSensitive } from '../../support/test-log.js';

describe('a recipe as a file', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let path: string;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpWithSources(app);
    const dough = await fixtures.write(author.client, {
      ...{ name: 'Pâte brisée', portions: 8, visibility: 'PERSONAL' },
      ingredients: [fixtures.line('flour', 200, 'gram')],
      steps: [{ description: 'Pétrir la pâte.' }],
    });
    const tart = await fixtures.write(author.client, {
      ...{ name: 'Tarte', ingredients: [fixtures.line('apple', 3)] },
      steps: [{ description: 'Garnir la tarte.' }],
      parts: [{ recipeId: dough.id, portions: 4, before: 0 }],
    });
    path = `/recipes/${String(tart.id)}`;
  });

  const file = async (format: string) => {
    const { headers, body } = await author.client.get(`${path}?format=${format}`);
    return { type: headers.get('content-type'), body };
  };

  it('in JSON-LD has the scaled lines of its parts, and their steps first', async () => {
    const { type, body } = await file('jsonld');
    expect(type).toMatch(/^application\/ld\+json/);
    expect(typeof body === 'string' ? JSON.parse(body) : body).toMatchObject({
      '@type': 'Recipe',
      name: 'Tarte',
      recipeIngredient: ['3 pommes', '100 g de farine'],
      recipeInstructions: [{ text: 'Pétrir la pâte.' }, { text: 'Garnir la tarte.' }],
    });
  });

  it('in plain text and in Cooklang has them under the name of the part', async () => {
    const text = await file('text');
    expect(text.type).toBe('text/plain; charset=utf-8');
    expect(text.body).toContain('Pâte brisée:\n- 100 g de farine');
    const cooklang = await file('cooklang');
    expect(cooklang.body).toContain('= Pâte brisée\n\n@farine{100%g}');
  });

  it('follows the rights of the recipe', async () => {
    const stranger = await signUpPerson(app);
    const secret = await fixtures.write(author.client, { visibility: 'PERSONAL' });
    const answer = await stranger.client.get(`/recipes/${String(secret.id)}?format=text`);
    expect(answer.body).toMatchObject({ code: 4045 });
  });

  it('as a shared page is read back as one recipe', async () => {
    const { url } = await author.client.succeed('POST', `${path}/share`);
    recordSensitive('address', url.split('/').at(-1));
    const html = (await app.client().get<string>(url.slice(app.url.length))).body;
    expect(html).toContain(
      '<h3>Pâte brisée</h3><ul><li>100 g de farine</li></ul>'.replace('><ul', '>\n<ul'),
    );
    const { body: draft } = await author.client.post('/sources/web/preview', { url, html });
    expect(draft).toMatchObject({
      ready: true,
      ingredients: [fixtures.line('apple', 3), fixtures.line('flour', 100, 'gram')],
      otherLines: [{ kind: 'HEADING', text: 'Pâte brisée', before: 1 }],
      steps: [{ description: 'Pétrir la pâte.' }, { description: 'Garnir la tarte.' }],
    });
  });
});
