import { SilentProxy } from '../../support/database/silent-proxy.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { requiredVariable } from '../../support/required-variable.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { detectAll, TestWorker } from '../../support/test-worker.js';

/** Names no food. */
const NAME = 'Recette du dimanche';
const NOTHING = { possibleFoods: [], unread: [] };
const IN_TEXT = { found: 'TEXT', stepId: null };
const IN_SENTENCE = { found: 'STEP', stepId: null };

/** What a recipe says besides its ingredient lines, and what the household may rely on. */
describe('the suitability of a recipe with texts', () => {
  let network: SilentProxy;
  let app: TestApp;
  let fixtures: Fixtures;
  beforeAll(async () => {
    network = await SilentProxy.start(requiredVariable('TEST_CLASSIFIER_URL'));
    app = await startTestApp({ CLASSIFIER_URL: network.url });
    fixtures = await Fixtures.load(app);
  });
  afterEach(() => {
    network.resume();
  });
  afterAll(async () => {
    await app.close();
    network.close();
  });

  async function signUpAllergic(...keys: string[]): Promise<Member> {
    const member = await signUpAdministrator(app);
    const allergyIds = keys.map((key) => fixtures.id('allergies', key));
    await member.client.succeed('PATCH', '/profile/allergies', { allergyIds });
    return member;
  }

  const carrotWith = (texts: object) => ({ ...fixtures.line('carrot'), ...texts });
  const contentOf = (content: object) => ({
    name: NAME,
    ingredients: [fixtures.line('carrot')],
    steps: [{ description: 'Mélanger.' }],
    ...content,
  });

  /** Writes a recipe whose texts are detected. */
  async function write({ client }: Person, content: object): Promise<any> {
    const recipe = await fixtures.write(client, contentOf(content));
    await detectAll(app);
    return recipe;
  }

  const pathOf = ({ id }: any) => `/recipes/${String(id)}`;
  const update = ({ client }: Person, recipe: any, content: object) =>
    client.succeed('PUT', pathOf(recipe), fixtures.recipe(contentOf(content)));

  /** The suitability. The filter of the list has to agree with it. */
  async function suitabilityOf({ client }: Person, recipe: any): Promise<any> {
    const { body } = await client.get(`${pathOf(recipe)}/suitability`);
    const { body: suitable } = await client.get('/recipes?tab=perso&suitableForHousehold=true');
    expect(suitable.some(({ id }: any) => id === recipe.id)).toBe(body.verdict === 'SUITABLE');
    expect(body.suitable).toBe(body.verdict === 'SUITABLE');
    return body;
  }

  it.each<[string, object, object]>([
    ['a raw text', { rawText: '3 carottes et 1 tasse de lait' }, { text: 'lait' }],
    ['a note', { note: 'à cuire dans du lait' }, { text: 'lait' }],
    ['a note after an absence', { note: 'sans sucre, avec du lait' }, { text: 'lait' }],
  ])('is UNSUITABLE when %s names an allergen', async (_case, texts, conflict) => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, { ingredients: [carrotWith(texts)] });
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNSUITABLE',
      conflicts: [{ reason: 'ALLERGY', key: 'milk', ...IN_TEXT, ...conflict }],
    });
  });

  it('is UNSUITABLE when a TEXT line names an allergen', async () => {
    const person = await signUpAllergic('milk');
    const otherLines = [{ kind: 'TEXT', text: 'un peu de Lait', before: 1 }];
    const recipe = await write(person, { otherLines });
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNSUITABLE',
      conflicts: [{ key: 'milk', ...IN_TEXT, text: 'Lait' }],
      unread: [],
    });
  });

  it('finds the second food of a line of an English recipe', async () => {
    const person = await signUpAllergic('milk');
    const ingredients = [
      { ...fixtures.line('onion', 3), rawText: '3 onions and 1 cup milk' },
      fixtures.line('salt'),
    ];
    const recipe = await write(person, { name: 'Sunday dish', locale: 'en', ingredients });
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNSUITABLE',
      conflicts: [{ ...IN_TEXT, text: 'milk' }],
    });
  });

  it('is UNCERTAIN when only a step names an allergen', async () => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, { steps: [{ description: 'Mélanger avec le lait.' }] });
    const [step] = recipe.steps;
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNCERTAIN',
      conflicts: [{ key: 'milk', found: 'STEP', text: 'lait', stepId: step.id }],
    });
  });

  it('is UNCERTAIN when a step has a word that may be an allergen, whatever detection decides', async () => {
    const person = await signUpAllergic('molluscs');
    const recipe = await write(person, { steps: [{ description: 'Servir avec des moules.' }] });
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNCERTAIN',
      conflicts: [{ key: 'molluscs', found: 'STEP', text: 'moules' }],
    });
  });

  it.each<[string, object]>([
    ['the name', { name: 'Carottes au lait' }],
    ['the description', { description: 'Tout cuit dans du lait.' }],
    ['a heading', { otherLines: [{ kind: 'HEADING', text: 'Pour le lait', before: 0 }] }],
  ])('is UNCERTAIN when only %s names an allergen', async (_case, content) => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, content);
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'UNCERTAIN',
      conflicts: [{ key: 'milk', ...IN_SENTENCE, text: 'lait' }],
    });
  });

  it('lists a food once, where it is surest', async () => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, {
      name: 'Lait chaud',
      ingredients: [{ ...fixtures.line('milk'), rawText: 'du lait', note: 'lait entier' }],
      steps: [{ description: 'Chauffer le lait.' }],
    });
    const { conflicts } = await suitabilityOf(person, recipe);
    expect(conflicts).toMatchObject([{ key: 'milk', found: 'LINE', text: null }]);
  });

  it('does not count dislikes in texts', async () => {
    const person = await signUpPerson(app);
    const ingredientIds = [fixtures.id('ingredients', 'milk')];
    await person.client.succeed('PATCH', '/profile/disliked-ingredients', { ingredientIds });
    const recipe = await write(person, {
      description: 'Avec du lait.',
      ingredients: [carrotWith({ note: 'cuites dans du lait' })],
    });
    expect(await suitabilityOf(person, recipe)).toMatchObject({
      verdict: 'SUITABLE',
      conflicts: [],
    });
  });

  describe('with a TEXT line of an unknown food', () => {
    const otherLines = [{ kind: 'TEXT', text: '50 g de zblorgue', before: 0 }];

    it('is UNCERTAIN for a household with an allergy, and shows what was not read', async () => {
      const person = await signUpAllergic('celery');
      const suitability = await suitabilityOf(person, await write(person, { otherLines }));
      expect(suitability).toMatchObject({ verdict: 'UNCERTAIN', conflicts: [] });
      expect(suitability.unread).toHaveLength(1);
      expect(suitability.unread[0].text).toContain('zblorgue');
    });

    it.each([
      ['glutenFree', 'UNCERTAIN'],
      ['vegan', 'UNCERTAIN'],
      ['omnivore', 'SUITABLE'],
    ])('and for the diet %s it is %s', async (diet, verdict) => {
      const person = await signUpPerson(app);
      await person.client.succeed('PATCH', '/profile/diet', {
        dietId: fixtures.id('diets', diet),
      });
      const recipe = await write(person, { otherLines });
      expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict, conflicts: [] });
    });

    it('is SUITABLE once the line is removed', async () => {
      const person = await signUpAllergic('celery');
      const recipe = await write(person, { otherLines });
      await update(person, recipe, { otherLines: null });
      await detectAll(app);
      expect(await suitabilityOf(person, recipe)).toMatchObject({
        verdict: 'SUITABLE',
        unread: [],
      });
    });
  });

  it.each([
    ['without lines and steps', { ingredients: [], steps: [] }, 'UNCERTAIN'],
    ['with steps alone', { ingredients: [] }, 'UNCERTAIN'],
    ['with lines alone', { steps: [] }, 'SUITABLE'],
  ])('%s is judged for a household with an allergy', async (_case, content, verdict) => {
    const person = await signUpAllergic('milk');
    expect(await suitabilityOf(person, await write(person, content))).toMatchObject({ verdict });
  });

  it('is UNCERTAIN while a text is pending, and is judged once a worker has detected it', async () => {
    const person = await signUpAllergic('celery');
    network.silence();
    const recipe = await fixtures.write(person.client, contentOf({}));
    expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'UNCERTAIN' });
    network.resume();
    await detectAll(app);
    expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'SUITABLE' });
  });

  it('follows its texts when they change', async () => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, { name: 'Carottes au lait' });
    await update(person, recipe, { steps: [{ description: 'Verser le lait.' }] });
    await detectAll(app);
    expect((await suitabilityOf(person, recipe)).conflicts).toMatchObject([{ found: 'STEP' }]);
    await update(person, recipe, { ingredients: [carrotWith({ note: 'au lait' })] });
    await detectAll(app);
    expect((await suitabilityOf(person, recipe)).conflicts).toMatchObject([{ found: 'TEXT' }]);
    await update(person, recipe, { ingredients: [carrotWith({ note: null })] });
    await detectAll(app);
    expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'SUITABLE' });
  });

  describe('after a correction of a step', () => {
    const description = 'Ajouter le lait.';
    let person: Member;
    let recipe: any;
    let corrections: string;
    beforeEach(async () => {
      person = await signUpAllergic('milk');
      const { id } = await write(person, { steps: [{ description }] });
      recipe = (await person.client.get(`/recipes/${String(id)}`)).body;
      corrections = `${pathOf(recipe)}/steps/${String(recipe.steps[0].id)}/corrections`;
    });
    const correct = (ingredients: object[]) => {
      const [{ techStepId, start, end }] = recipe.steps[0].techSteps;
      return person.client.succeed('POST', corrections, { techStepId, start, end, ingredients });
    };

    it('ignores the mention that the correction removed, also when the step is detected again', async () => {
      expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'UNCERTAIN' });
      await correct([]);
      expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'SUITABLE' });
      await app.sql(`update step set detector_version = 'old' where recipe_id = $1`, [recipe.id]);
      await detectAll(app);
      expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'SUITABLE' });
    });

    it('ignores what a member of the house removes, and counts what a stranger removes', async () => {
      const member = await signUpMember(app, person);
      await update(person, recipe, {
        visibility: 'PUBLIC',
        steps: [{ id: recipe.steps[0].id, description }],
      });
      const [{ techStepId, start, end }] = recipe.steps[0].techSteps;
      for (const [corrector, verdict] of [
        [await signUpPerson(app), 'UNCERTAIN'],
        [member, 'SUITABLE'],
      ] as const) {
        const correction = { techStepId, start, end, ingredients: [] };
        await corrector.client.succeed('POST', corrections, correction);
        expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict });
        await person.client.succeed('DELETE', corrections);
      }
    });

    it('counts a food whose name contains the removed one, once the text names it', async () => {
      await person.client.succeed('PATCH', '/profile/allergies', {
        allergyIds: [fixtures.id('allergies', 'nuts')],
      });
      await correct([]);
      await update(person, recipe, { steps: [{ description: "Ajouter le lait d'amande." }] });
      await detectAll(app);
      expect(await suitabilityOf(person, recipe)).toMatchObject({
        verdict: 'UNCERTAIN',
        conflicts: [{ key: 'nuts', found: 'STEP', text: "lait d'amande" }],
      });
    });

    it('counts the mention again after a reset', async () => {
      await correct([]);
      await person.client.succeed('DELETE', corrections);
      await detectAll(app);
      expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'UNCERTAIN' });
    });

    it('counts a mention that the correction added', async () => {
      const egg = { ingredientId: fixtures.id('ingredients', 'egg'), start: 11, end: 15 };
      await person.client.succeed('PATCH', '/profile/allergies', {
        allergyIds: [fixtures.id('allergies', 'eggs')],
      });
      await correct([egg]);
      expect(await suitabilityOf(person, recipe)).toMatchObject({
        verdict: 'UNCERTAIN',
        conflicts: [{ key: 'eggs', found: 'STEP', text: 'lait' }],
      });
    });
  });

  // The version of the classifier claims nothing after another one: these tests come last.

  it('follows the results of a new version of the engine', async () => {
    const person = await signUpAllergic('milk');
    const recipe = await write(person, { name: 'Carottes au lait' });
    const worker = new TestWorker(app, `new-${String(recipe.id)}`);
    for (;;) {
      const { steps, texts } = await worker.claimAll();
      if (steps.length + texts.length === 0) break;
      const found = texts.map(({ recipeId, revision, sentences, lines }) => ({
        recipeId,
        revision,
        sentences: sentences.map(() => NOTHING),
        lines: lines.map(() => NOTHING),
      }));
      await worker.deliver(await worker.detect(steps), found);
    }
    expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'SUITABLE' });
  });

  it('rejects results that are not detections of the texts', async () => {
    const person = await signUpAllergic('milk');
    network.silence();
    const recipe = await fixtures.write(person.client, contentOf({}));
    const worker = new TestWorker(app, `broken-${String(recipe.id)}`);
    const { texts } = await worker.claimAll();
    const [claimed] = texts.filter(({ recipeId }) => recipeId === recipe.id);
    const beyond = { key: 'milk', start: 0, end: NAME.length + 1 };
    const naming = (food: object) => [{ ...NOTHING, possibleFoods: [food] }];
    const invalid = [[], naming(beyond), naming({ ...beyond, key: 'unobtainium' }), 'none'];
    for (const sentences of invalid) {
      const { status } = await worker.deliver([], [{ ...claimed, sentences, lines: [] }]);
      expect(status).toBe(200);
    }
    expect(await suitabilityOf(person, recipe)).toMatchObject({ verdict: 'UNCERTAIN' });
  });
});
