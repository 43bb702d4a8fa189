import { SilentProxy } from '../support/database/silent-proxy.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpPerson, signUpWithSources } from '../support/people.js';
import { requiredVariable } from '../support/required-variable.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEXT = '  Faire fondre 20 g de beurre dans une casserole 2 minutes.';

describe('detection on request', () => {
  /** The network between the API and the classifier. */
  let network: SilentProxy;
  let app: TestApp;
  let fixtures: Fixtures;
  let person: Person;
  beforeAll(async () => {
    network = await SilentProxy.start(requiredVariable('TEST_CLASSIFIER_URL'));
    app = await startTestApp({ CLASSIFIER_URL: network.url, RATE_LIMIT: 'on' });
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    person = await signUpPerson(app);
  });
  afterEach(() => {
    network.resume();
  });
  afterAll(async () => {
    await app.close();
    network.close();
  });

  const detectSteps = (body: object, { client } = person) => client.post('/detection/steps', body);
  const detectLines = (body: object, { client } = person) => client.post('/detection/lines', body);

  describe('POST /detection/steps', () => {
    it('returns what a step of a recipe has, without ids of rows', async () => {
      const recipe = await fixtures.writeDetected(person.client, {
        steps: [{ description: TEXT.trim() }, { description: 'Servir.' }],
      });
      const stored = recipe.steps.map(({ techSteps }: any) => ({
        techSteps: techSteps.map((technique: any) => ({ ...technique, id: undefined })),
      }));
      const { status, body } = await detectSteps({
        locale: 'fr',
        texts: [TEXT.trim(), 'Servir.'],
        more: true,
      });
      expect(status).toBe(200);
      expect(body).toEqual({ locale: 'fr', steps: stored });
    });

    it('counts offsets in the text as it was sent', async () => {
      const { body } = await detectSteps({ locale: 'fr', texts: [TEXT] });
      const [{ start, end, ingredients }] = body.steps[0].techSteps;
      const [{ amountStart, amountEnd }] = ingredients;
      expect(TEXT.slice(start, end)).toBe('Faire fondre');
      expect(TEXT.slice(amountStart, amountEnd)).toBe('20 g');
    });

    it.each([
      ['en', ['Melt the butter.', 'Simmer for 10 minutes.'], ['melt', 'simmer']],
      ['fr', ['Faire fondre le beurre.', 'Mijoter 10 minutes.'], ['melt', 'simmer']],
      ['fr', ['1, 2, 3'], []],
    ])('finds the language %s of %j', async (locale, texts, keys) => {
      const { body } = await detectSteps({ locale: 'auto', texts });
      const found = body.steps.flatMap(({ techSteps }: any) =>
        techSteps.map(({ key }: any) => key),
      );
      expect([body.locale, found]).toEqual([locale, keys]);
    });

    it('accepts the longest texts', async () => {
      const text = `${'Émincer 2 oignons. '.repeat(263)}🥕🥕🥕`;
      expect(Array.from(text)).toHaveLength(5000);
      const texts = Array<string>(100).fill(text);
      const { status, body } = await detectSteps({ locale: 'fr', texts });
      expect(status).toBe(200);
      expect(body.steps).toHaveLength(100);
    });

    it('stores nothing', async () => {
      const count = () => app.sql('select count(*) from step_technique');
      const before = await count();
      await detectSteps({ locale: 'fr', texts: [TEXT] });
      expect(await count()).toEqual(before);
    });
  });

  describe('POST /detection/lines', () => {
    it('returns the lines that a draft of a page has', async () => {
      const lines = ['2 gros oignons', '  50 g de beurre', 'une pincée de licorne', 'sel'];
      const recipe = { '@type': 'Recipe', name: 'Soupe', recipeIngredient: lines };
      const { client } = await signUpWithSources(app);
      const { body: draft } = await client.post('/sources/web/preview', {
        url: 'https://cuisine.example/soupe',
        html: `<html lang="fr"><script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
      });
      const { status, body } = await detectLines({ locale: 'fr', lines });
      expect(status).toBe(200);
      expect(body).toEqual({ locale: 'fr', lines: draft.ingredients });
    });

    it('reads each line by itself', async () => {
      const butter = fixtures.line('butter', 50, 'gram');
      const rawText = '50 g de beurre';
      const { body } = await detectLines({ locale: 'auto', lines: [rawText, rawText] });
      const line = { ...butter, rawText, flags: [], candidates: [butter.ingredientId] };
      expect(body).toEqual({ locale: 'fr', lines: [line, line] });
    });

    it('finds the language of the lines', async () => {
      const { body } = await detectLines({ locale: 'auto', lines: ['2 onions', '1 cup of milk'] });
      expect(body).toMatchObject({
        locale: 'en',
        lines: [fixtures.line('onion', 2), { flags: [] }],
      });
    });
  });

  it('returns empty lists for empty lists', async () => {
    network.silence();
    const steps = await detectSteps({ locale: 'auto', texts: [] });
    expect(steps).toMatchObject({ status: 200, body: { locale: 'fr', steps: [] } });
    const lines = await detectLines({ locale: 'en', lines: [] });
    expect(lines).toMatchObject({ status: 200, body: { locale: 'en', lines: [] } });
  });

  it('returns 503/5030 when the classifier does not respond', async () => {
    network.silence();
    for (const response of [
      await person.client.sendOnce('POST', '/detection/steps', { locale: 'fr', texts: [TEXT] }),
      await person.client.sendOnce('POST', '/detection/lines', { locale: 'fr', lines: ['sel'] }),
    ]) {
      expect(response).toMatchObject({ status: 503, body: { code: 5030 } });
      expect(response.headers.get('retry-after')).toBe('2');
    }
  });

  describe.each([
    ['steps', 'texts', 100, 5000],
    ['lines', 'lines', 200, 500],
  ] as const)('POST /detection/%s', (route, name, maxItems, max) => {
    const detect = (body: object) => person.client.post(`/detection/${route}`, body);

    it.each<[string, object, string]>([
      ['no locale', { locale: undefined }, 'locale must be one of fr, en, auto'],
      ['another language', { locale: 'de' }, 'locale must be one of fr, en, auto'],
      ['no list', { [name]: undefined }, `${name} must be a list`],
      ['a text in place of a list', { [name]: 'Cuire.' }, `${name} must be a list`],
      ['a number', { [name]: ['Cuire.', 1] }, `${name}[1] must be a text of 1 to`],
      ['a list in a list', { [name]: [['Cuire.']] }, `${name}[0] must be a text`],
      ['a blank text', { [name]: [' \n\u00a0'] }, `${name}[0] must be a text`],
      ['a NUL', { [name]: ['a\0'] }, `${name}[0] must be a text`],
      ['a lone surrogate', { [name]: ['a\ud800'] }, `${name}[0] must be a text`],
      [
        'too long a text',
        { [name]: ['a'.repeat(max + 1)] },
        `${name}[0] must be a text of 1 to ${String(max)} characters`,
      ],
      [
        'too many',
        { [name]: Array(maxItems + 1).fill('a') },
        `${name} must hold at most ${String(maxItems)} items`,
      ],
    ])('returns 400/4000 for %s', async (_case, changes, message) => {
      const response = await detect({ locale: 'fr', [name]: ['Cuire.'], ...changes });
      expect(response).toMatchObject({ status: 400, body: { code: 4000 } });
      expect(response.body.message).toContain(message);
    });

    it('returns 429/4290 after 60 requests of a person within a minute', async () => {
      const valid = { locale: 'fr', [name]: [] };
      await detect({ locale: 'fr' });
      const statuses: number[] = [];
      for (let i = 0; i < 60; i++) statuses.push((await detect(valid)).status);
      expect(statuses).toEqual(Array(60).fill(200));
      const refused = await detect(valid);
      expect(refused).toMatchObject({ status: 429, body: { code: 4290 } });
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      const other = await signUpPerson(app);
      expect(await other.client.post(`/detection/${route}`, valid)).toMatchObject({ status: 200 });
    });
  });
});
