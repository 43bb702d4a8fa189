import { randomBytes } from 'node:crypto';
import { SilentProxy } from '../support/database/silent-proxy.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpPerson, type Person } from '../support/people.js';
import { startClassifierProcess } from '../support/processes/app-process.js';
import { startRecipeSite } from '../support/recipe-site.js';
import { requiredVariable } from '../support/required-variable.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEXT = 'Faire fondre le beurre à 60 °C pendant 2 minutes.';
const PENDING = { analysed: false, techSteps: [] };

describe('detection when a recipe is written', () => {
  /** The network between the API and the classifier. */
  let network: SilentProxy;
  let app: TestApp;
  let fixtures: Fixtures;
  let author: Person;
  beforeAll(async () => {
    network = await SilentProxy.start(requiredVariable('TEST_CLASSIFIER_URL'));
    app = await startTestApp({ CLASSIFIER_URL: network.url });
    fixtures = await Fixtures.load(app);
    author = await signUpPerson(app);
  });
  afterEach(() => {
    network.resume();
  });
  afterAll(async () => {
    await app.close();
    network.close();
  });

  const write = () => fixtures.write(author.client, { steps: [{ description: TEXT }] });
  const writeDetected = () =>
    fixtures.writeDetected(author.client, { steps: [{ description: TEXT }] });

  it('stores what the classifier returns', async () => {
    const { id, steps } = await writeDetected();
    const [technique] = steps[0].techSteps;
    expect(technique).toMatchObject({
      key: 'melt',
      duration: { minSeconds: 120, maxSeconds: 120 },
      temperature: { celsius: 60 },
    });
    expect((await author.client.get(`/recipes/${String(id)}`)).body.steps).toEqual(steps);
  });

  it('stores where a text states the amount of an ingredient', async () => {
    const description = 'Faire fondre 20 g de beurre avec du sel.';
    const { steps } = await fixtures.writeDetected(author.client, { steps: [{ description }] });
    const [butter, salt] = steps[0].techSteps[0].ingredients;
    expect(description.slice(butter.amountStart, butter.amountEnd)).toBe('20 g');
    expect(salt).toEqual(expect.not.objectContaining({ amountStart: expect.anything() }));
  });

  it('leaves the step pending when the classifier does not respond', async () => {
    network.silence();
    const { id, steps } = await write();
    expect(steps).toMatchObject([{ ...PENDING, description: TEXT }]);
    const versions = await app.sql('select detector_version from step where recipe_id = $1', [id]);
    expect(versions).toEqual([{ detector_version: null }]);
  });

  it('leaves the step pending when another service responds at CLASSIFIER_URL', async () => {
    const site = await startRecipeSite();
    const misconfigured = await startTestApp({ CLASSIFIER_URL: site.url });
    const { client } = await signUpPerson(misconfigured);
    const recipe = (await Fixtures.load(misconfigured)).recipe();
    for (const page of [
      { status: 500, body: '{}' },
      { body: '<html>' },
      { body: '{"version":"v1"}' },
    ]) {
      site.pages.set('/v1/process', page);
      expect((await client.post('/recipes', recipe)).body.steps).toMatchObject([PENDING]);
    }
    expect(site.requests).toEqual(Array(3).fill('/v1/process'));
    await misconfigured.close();
    site.close();
  });

  it.each([
    ['detects with the secret of the classifier', '', true],
    ['leaves the step pending with another secret', 'x', false],
  ])('%s', async (_name, suffix, analysed) => {
    const secret = randomBytes(32).toString('hex');
    const classifier = await startClassifierProcess({ CLASSIFIER_SECRET: secret });
    const api = await startTestApp({
      CLASSIFIER_URL: classifier.url,
      CLASSIFIER_SECRET: `${secret}${suffix}`,
    });
    const { client } = await signUpPerson(api);
    const recipe = (await Fixtures.load(api)).recipe({ steps: [{ description: TEXT }] });
    expect((await client.post('/recipes', recipe)).body.steps).toMatchObject([{ analysed }]);
    await api.close();
    await classifier.stop();
  });

  it('keeps the techniques of unchanged texts when the classifier does not respond', async () => {
    const { id, steps } = await writeDetected();
    const update = async (...steps: object[]) =>
      (await author.client.put(`/recipes/${String(id)}`, fixtures.recipe({ steps }))).body.steps;
    network.silence();
    const unchanged = await update({ description: TEXT }, { description: 'Servir.' });
    expect(unchanged).toMatchObject([steps[0], PENDING]);
    const changed = await update({ id: steps[0].id, description: `${TEXT} Servir.` });
    expect(changed).toMatchObject([{ ...PENDING, id: steps[0].id }]);
  });
});
