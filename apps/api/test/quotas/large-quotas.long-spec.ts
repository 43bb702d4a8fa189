import { QUOTAS } from '#domain/quotas.js';
import { Fixtures } from '../support/fixtures.js';
import {
  signUpAdministrator,
  signUpMember,
  signUpPerson,
  type Member,
  type Person,
} from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { SOUP } from '../support/database/soup.js';
import { EXACT, exceeded, LEFT, race } from './race.js';

describe('quotas', () => {
  const app = useTestApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  describe('recipes of an author', () => {
    const { max, message } = QUOTAS.authorRecipes;
    let author: Member;
    beforeEach(async () => {
      author = await signUpAdministrator(app);
    });

    const fill = (id: number, count: number) =>
      app.sql(
        `insert into recipe (${SOUP.columns}, visibility, author_id)
         select ${SOUP.values}, 'PUBLIC', $1 from generate_series(1, $2)`,
        [id, count],
      );
    const create = (overrides: object = {}, { client }: Person = author) =>
      client.post('/recipes', fixtures.recipe(overrides));

    it('POST /recipes accepts the 20,000th recipe and returns 409/4025 for the next one', async () => {
      await fill(author.id, max - 1);
      const created = await create();
      expect(created).toMatchObject({ status: 201 });
      expect(await create()).toMatchObject(exceeded({ message }));
      await author.client.delete(`/recipes/${String(created.body.id)}`);
      expect(await create()).toMatchObject({ status: 201 });
    });

    it('POST /recipes returns 404 for an unknown ingredient, or without a house, before 409/4025', async () => {
      const person = await signUpPerson(app);
      await fill(person.id, max);
      const line = { ...fixtures.line('carrot'), ingredientId: 2_147_483_647 };
      const unknown = await create({ ingredients: [line] }, person);
      expect(unknown).toMatchObject({ status: 404, body: { code: 4044 } });
      const homeless = await create({ visibility: 'HOUSE' }, person);
      expect(homeless).toMatchObject({ status: 404, body: { code: 4041 } });
    });

    it('POST /sources/:sourceKey/import/:externalId returns 409/4025', async () => {
      await fill(author.id, max);
      const sourceIds = [fixtures.id('sources', 'theMealDb')];
      await author.client.patch('/house/current/sources', { sourceIds });
      const imported = await author.client.post(
        '/sources/theMealDb/import/52772',
        fixtures.recipe(),
      );
      expect(imported).toMatchObject(exceeded({ message }));
    });

    it('accepts changes of recipes', async () => {
      const { id } = (await create()).body;
      await fill(author.id, max);
      const change = fixtures.recipe({ name: 'Soupe' });
      expect(await author.client.put(`/recipes/${String(id)}`, change)).toMatchObject({
        status: 200,
      });
    });

    it('does not apply to recipes of a deleted account', async () => {
      const member = await signUpMember(app, author);
      await fixtures.write(member.client, { visibility: 'HOUSE' });
      await fill(author.id, max);
      const deleted = await member.client.delete('/auth/me', { password: member.password });
      expect(deleted).toMatchObject({ status: 204 });
      const recipes = await app.sql('select from recipe where author_id = $1', [author.id]);
      expect(recipes).toHaveLength(max + 1);
    });

    it('is exact for concurrent requests', async () => {
      await fill(author.id, max - LEFT);
      expect(await race(() => create())).toEqual(EXACT);
    });
  });

  describe('techniques of a step', () => {
    let author: Member;
    let recipe: any;
    beforeEach(async () => {
      author = await signUpAdministrator(app);
      const steps = [{ description: 'a'.repeat(2000) }];
      recipe = await fixtures.write(author.client, { steps });
    });

    /** Gives the step techniques of one character each, with the same utensils. */
    const fill = (count: number, utensils: object[] = []) =>
      app.sql(
        `insert into step_technique
           (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, during)
         select $1, $2, 'manual', number, number + 1, '[]', $4, false from generate_series(1, $3) as number`,
        [recipe.steps[0].id, fixtures.id('tech-steps', 'mix'), count, JSON.stringify(utensils)],
      );

    /** Reads the session after a change of the recipe: rows that SQL adds do not change its version. */
    const readSession = async () => {
      await app.sql(`select add_house_events('recipe', array[$1::int], array[$2::int])`, [
        author.houseId,
        recipe.id,
      ]);
      return author.client.get('/planning/batch?date=2026-07-06');
    };

    it('GET /planning/batch returns 409/4025 for a week of more than 10,000 techniques', async () => {
      const { max, message } = QUOTAS.sessionTechniques;
      const item = { recipeId: recipe.id, date: '2026-07-06', slot: 'LUNCH', portions: 1 };
      await author.client.post('/planning/items', item);
      await fill(max);
      expect(await readSession()).toMatchObject({ status: 200 });
      await fill(1);
      expect(await readSession()).toMatchObject(exceeded({ message }));
    });

    /** Adds steps to the recipe, after the steps that it has. */
    const addSteps = (count: number, description: string) =>
      app.sql(
        `insert into step (recipe_id, position, description, foods, unread)
         select $1, (select max(position) from step where recipe_id = $1) + number, $3, '[]', '[]'
         from generate_series(1, $2) as number`,
        [recipe.id, count, description],
      );

    it('GET /planning/batch counts a step without a technique as one', async () => {
      const { max, message } = QUOTAS.sessionTechniques;
      const item = { recipeId: recipe.id, date: '2026-07-06', slot: 'LUNCH', portions: 1 };
      await author.client.post('/planning/items', item);
      await fill(10);
      await addSteps(max - 10, 'Servir.');
      const accepted = await readSession();
      expect(accepted).toMatchObject({ status: 200 });
      expect(accepted.body.tasks).toHaveLength(max);
      await addSteps(1, 'Servir.');
      expect(await readSession()).toMatchObject(exceeded({ message }));
    });

    it('GET /planning/batch returns 409/4025 for more than 2,000,000 bytes of text, each recipe once', async () => {
      const { max, message } = QUOTAS.sessionText;
      for (const slot of ['LUNCH', 'DINNER']) {
        const item = { recipeId: recipe.id, date: '2026-07-06', slot, portions: 1 };
        await author.client.post('/planning/items', item);
      }
      // The first step has 2,000 bytes, and é has two.
      await addSteps(Math.floor((max - 2_000) / 10_000), 'é'.repeat(5_000));
      await addSteps(1, 'a'.repeat((max - 2_000) % 10_000));
      expect(await readSession()).toMatchObject({ status: 200 });
      await addSteps(1, 'a');
      expect(await readSession()).toMatchObject(exceeded({ message }));
    });
  });
});
