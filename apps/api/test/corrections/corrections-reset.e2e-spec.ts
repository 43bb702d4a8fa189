import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PendingStepsAnnouncer } from '../../src/detection/pending-steps-announcer.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator, signUpMember, type Member } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestWorker } from '../support/test-worker.js';

const TEXT = 'Faire fondre 20 g de beurre dans une casserole, puis faire revenir les oignons.';
/** A version that no classifier has: its worker detects every step again. */
const OTHER_VERSION = 'other';

describe('DELETE /recipes/:recipeId/steps/:stepId/corrections', () => {
  /** Passes requests on to the real classifier unless `isDown`. */
  let proxy: Server;
  let isDown = false;
  /** Runs once, before the next request reaches the classifier. */
  let interrupt: (() => Promise<unknown>) | undefined;
  let app: TestApp;
  let fixtures: Fixtures;
  let author: Member;
  let recipe: any;
  let announced = 0;
  beforeAll(async () => {
    proxy = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.once('end', () => {
        void (async () => {
          const interruption = interrupt;
          interrupt = undefined;
          await interruption?.();
          if (isDown) return response.destroy();
          const url = `${process.env['TEST_CLASSIFIER_URL'] ?? ''}${request.url ?? ''}`;
          const headers = { 'content-type': 'application/json' };
          const body = Buffer.concat(chunks);
          const answer = await fetch(url, { method: 'POST', headers, body });
          return response.writeHead(answer.status, headers).end(await answer.text());
        })();
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    app = await startTestApp({ CLASSIFIER_URL: `http://127.0.0.1:${String(port)}` });
    app.app.get(PendingStepsAnnouncer, { strict: false }).announced.subscribe(() => announced++);
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
  });
  afterAll(async () => {
    await app.close();
    proxy.closeAllConnections();
    proxy.close();
  });
  beforeEach(async () => {
    isDown = false;
    recipe = await fixtures.writeDetected(author.client, {
      visibility: 'HOUSE',
      steps: [{ description: TEXT }, { description: TEXT }],
    });
    announced = 0;
  });

  const path = (step = 0) =>
    `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[step].id)}/corrections`;
  const span = (words: string) => ({
    start: TEXT.indexOf(words),
    end: TEXT.indexOf(words) + words.length,
  });
  const correct = async (key: string | null, words: string, step = 0, client = author.client) => {
    const techStepId = key === null ? null : fixtures.id('tech-steps', key);
    const utensils = [{ utensilId: fixtures.id('utensils', 'oven'), ...span('casserole') }];
    const response = await client.post(path(step), { techStepId, utensils, ...span(words) });
    expect(response.status).toBe(201);
  };
  const steps = async () =>
    (await author.client.get(`/recipes/${String(recipe.id)}`)).body.steps as any[];
  /** Techniques without their ids, which change when a technique is stored again. */
  const withoutIds = (techSteps: any[]): object[] =>
    techSteps.map((each) => ({ ...each, id: undefined }));
  const detected = () => withoutIds(recipe.steps[0].techSteps);

  it('removes manual techniques, "no technique here" and manual mentions of the step', async () => {
    await correct('brown', 'fondre');
    await correct(null, 'revenir');
    await correct('rest', 'les oignons');
    const { status, body } = await author.client.delete(path());
    expect(status).toBe(200);
    expect(withoutIds(body.techSteps)).toEqual(detected());
    expect(await steps()).toMatchObject([{ analysed: true, techSteps: body.techSteps }, {}]);
    expect((await author.client.get(path())).body).toEqual([]);
    expect(announced).toBe(0);
  });

  it('ends corrected, which a correction of any kind starts', async () => {
    const corrected = async () => (await steps()).map((step) => step.corrected as boolean);
    expect(await corrected()).toEqual([false, false]);
    await correct(null, 'revenir');
    await correct('brown', 'fondre', 1);
    expect(await corrected()).toEqual([true, true]);
    await author.client.delete(path());
    expect(await corrected()).toEqual([false, true]);
  });

  it('returns the same response again', async () => {
    await correct('brown', 'fondre');
    const { body } = await author.client.delete(path());
    expect(await author.client.delete(path())).toMatchObject({ status: 200, body });
  });

  it('keeps the corrections of other steps', async () => {
    await correct('brown', 'fondre');
    await correct('smoke', 'fondre', 1);
    const [, second] = await steps();
    await author.client.delete(path());
    expect((await steps())[1]).toEqual(second);
    expect((await author.client.get(path(1))).body).toHaveLength(1);
  });

  it('applies to list filters immediately', async () => {
    await correct('smoke', 'fondre');
    await author.client.delete(path());
    const found = await author.client.get('/recipes?techStepKeys=smoke');
    expect(found.body.map(({ id }: any) => id)).not.toContain(recipe.id);
    const utensil = await author.client.get('/recipes?excludeUtensilKeys=oven');
    expect(utensil.body.map(({ id }: any) => id)).toContain(recipe.id);
  });

  it('leaves the step open to later corrections and detections', async () => {
    await correct('brown', 'fondre');
    await author.client.delete(path());
    await new TestWorker(app, OTHER_VERSION).detectAll();
    expect(withoutIds((await steps())[0].techSteps)).toEqual(detected());
    await correct('brown', 'fondre');
    expect((await author.client.get(path())).body).toHaveLength(1);
  });

  it('removes the corrections from the export', async () => {
    await correct('brown', 'fondre');
    const [{ id }] = (await author.client.get(path())).body;
    const exported = async () =>
      (await new TestWorker(app).send('GET', `/tech-steps/corrections?after=${String(id - 1)}`))
        .body;
    expect(await exported()).toContain(TEXT);
    await author.client.delete(path());
    expect(await exported()).toBe('');
  });

  it('keeps automatic techniques and marks the step pending when the classifier is down', async () => {
    await correct('brown', 'fondre');
    isDown = true;
    const { status, body } = await author.client.delete(path());
    expect(status).toBe(200);
    const [, saute] = recipe.steps[0].techSteps;
    expect(body.techSteps).toEqual([{ ...saute, order: 1 }]);
    expect(await steps()).toMatchObject([{ analysed: false }, { analysed: true }]);
    expect(announced).toBe(1);
    expect((await author.client.get(path())).body).toEqual([]);
    expect((await author.client.delete(path())).body).toEqual(body);
    await new TestWorker(app, OTHER_VERSION).detectAll();
    expect(withoutIds((await steps())[0].techSteps)).toEqual(detected());
  });

  it('changes nothing in a step without corrections when the classifier is down', async () => {
    const before = await steps();
    isDown = true;
    expect((await author.client.delete(path())).body.techSteps).toEqual(before[0].techSteps);
    expect(await steps()).toEqual(before);
    expect(announced).toBe(0);
  });

  it('does not apply a detection of a text that has changed in the meantime', async () => {
    await correct('brown', 'fondre');
    const description = 'Doucement, faire fondre le beurre.';
    interrupt = () =>
      author.client.put(
        `/recipes/${String(recipe.id)}`,
        fixtures.recipe({
          visibility: 'HOUSE',
          steps: [{ id: recipe.steps[0].id, description }],
        }),
      );
    const { status, body } = await author.client.delete(path());
    expect(status).toBe(200);
    expect(body.techSteps.filter(({ end }: any) => end > description.length)).toEqual([]);
    expect(await steps()).toMatchObject([{ description, analysed: false }]);
    expect(announced).toBeGreaterThan(0);
    await new TestWorker(app, OTHER_VERSION).detectAll();
    const [step] = await steps();
    expect(
      step.techSteps.map(({ source, start, end }: any) => [source, description.slice(start, end)]),
    ).toEqual([['auto', 'faire fondre']]);
  });

  it('is available to every reader of the recipe', async () => {
    const member = await signUpMember(app, author);
    await correct('brown', 'fondre');
    const { status, body } = await member.client.delete(path());
    expect([status, withoutIds(body.techSteps)]).toEqual([200, detected()]);
  });
});
