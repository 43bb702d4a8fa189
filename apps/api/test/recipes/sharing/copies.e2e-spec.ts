import { randomUUID } from 'node:crypto';
import { Fixtures } from '../../support/fixtures.js';
import { type Member, signUpAdministrator, signUpPerson } from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { TestWorker } from '../../support/test-worker.js';
import { SOUP } from '../../support/database/soup.js';

describe('POST /recipes/:recipeId/copy', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let author: Member;
  let reader: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    author = await signUpAdministrator(app);
    reader = await signUpAdministrator(app);
  });

  const path = ({ id }: any) => `/recipes/${String(id)}`;
  const write = (overrides: object = {}) =>
    fixtures.writeDetected(author.client, {
      name: 'Soupe',
      description: 'Une soupe.',
      ingredients: [{ ...fixtures.line('onion', 2), note: 'jaunes' }],
      otherLines: [{ kind: 'TEXT', text: 'fleur de sel', before: 1 }],
      steps: [{ description: 'Émincer les oignons.' }, { description: 'Cuire 20 minutes.' }],
      ...overrides,
    });
  const copy = (recipe: any, { client }: { client: Member['client'] } = reader) =>
    client.succeed('POST', `${path(recipe)}/copy`);
  /** What does not depend on the rows of a recipe. */
  const contentOf = ({ name, description, ingredients, otherLines, steps, locale }: any) => ({
    name,
    description,
    ingredients,
    otherLines,
    locale,
    steps: steps.map(({ techSteps, ...step }: any) => ({
      ...step,
      id: null,
      techSteps: techSteps.map((technique: any) => ({ ...technique, id: null })),
    })),
  });

  it('returns a PERSONAL recipe of the viewer with the same content and techniques', async () => {
    const original = await write();
    const response = await reader.client.post(`${path(original)}/copy`);
    expect(response.status).toBe(201);
    const { body } = response;
    expect(contentOf(body)).toEqual(contentOf(original));
    expect(body.steps[0].techSteps).toHaveLength(1);
    expect(body).toMatchObject({
      visibility: 'PERSONAL',
      authorId: reader.id,
      authorHouseId: reader.houseId,
      copiedFromId: original.id,
      favourite: false,
    });
    expect(body.id).not.toBe(original.id);
    expect(await reader.client.get(path(body))).toMatchObject({ status: 200, body });
    expect((await reader.client.get('/recipes?tab=perso&name=soupe')).body[0].id).toBe(body.id);
    expect((await author.client.get(path(body))).status).toBe(404);
    expect((await author.client.get(path(original))).body.copiedFromId).toBeNull();
  });

  it('takes corrections along, as those of the person who copies', async () => {
    const original = await write();
    const correction = { techStepId: null, start: 0, end: 7 };
    const step = (recipe: any) => `${path(recipe)}/steps/${String(recipe.steps[0].id)}/corrections`;
    await author.client.succeed('POST', step(original), correction);
    const body = await copy(original);
    expect(body.steps[0]).toMatchObject({ corrected: true, techSteps: [] });
    expect((await reader.client.get(step(body))).body).toMatchObject([
      { ...correction, authorId: reader.id },
    ]);
    const exported = await new TestWorker(app).send('GET', '/tech-steps/corrections');
    const lines: string[] = exported.body.split('\n').filter((line: string) => line !== '');
    const recipeIds = lines.map((line) => JSON.parse(line).recipeId);
    expect(recipeIds).toContain(original.id);
    expect(recipeIds).not.toContain(body.id);
  });

  it('is independent of its original', async () => {
    const original = await write();
    const body = await copy(original);
    await author.client.succeed('PUT', path(original), fixtures.recipe({ name: 'Autre' }));
    expect((await reader.client.get(path(body))).body.name).toBe('Soupe');
    await author.client.succeed('DELETE', path(original));
    expect((await reader.client.get(path(body))).body).toMatchObject({
      name: 'Soupe',
      copiedFromId: null,
    });
  });

  it('does not tell the id of an original that the viewer may not read', async () => {
    const original = await write();
    const body = await copy(original);
    await author.client.succeed(
      'PUT',
      path(original),
      fixtures.recipe({ ...original, visibility: 'PERSONAL' }),
    );
    expect((await reader.client.get(path(body))).body.copiedFromId).toBeNull();
    const own = await copy(original, author);
    expect(own.copiedFromId).toBe(original.id);
    await author.client.succeed(
      'PUT',
      path(own),
      fixtures.recipe({ ...own, visibility: 'PUBLIC' }),
    );
    expect((await reader.client.get(path(own))).body.copiedFromId).toBeNull();
  });

  it('of an imported recipe keeps its address, and the house may import the page', async () => {
    const original = await write();
    await app.sql(
      `update recipe set external_id = 'soupe', source_url = 'https://example.org/soupe',
         source_id = (select id from source limit 1)
       where id = $1`,
      [original.id],
    );
    expect(await copy(original, author)).toMatchObject({
      sourceUrl: 'https://example.org/soupe',
      sourceId: null,
      externalId: null,
    });
  });

  it('is created once for an Idempotency-Key', async () => {
    const original = await write();
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => reader.client.send('POST', `${path(original)}/copy`, undefined, headers);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });

  it('counts in the quota of recipes', async () => {
    const original = await write();
    const person = await signUpPerson(app);
    await app.sql(
      `insert into recipe (${SOUP.columns}, visibility, author_id)
       select ${SOUP.values}, 'PERSONAL', $1 from generate_series(1, 19999)`,
      [person.id],
    );
    await copy(original, person);
    expect(await person.client.post(`${path(original)}/copy`)).toMatchObject({
      status: 409,
      body: { code: 4025 },
    });
  });
});
