import { randomUUID } from 'node:crypto';
import { QUOTAS, totalsOf } from '#domain/quotas.js';
import { Fixtures } from '../support/fixtures.js';
import {
  type Member,
  type Person,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { CONCURRENT, EXACT, exceeded, LEFT, race } from './race.js';

const NUMBERS = { planningItems: 20, listRows: 30, corrections: 10, textMib: 1, photoMib: 1 };
const TOTALS = totalsOf(NUMBERS);

describe('totals of a house and of a person', () => {
  const app = useTestApp({
    QUOTA_PLANNING_ITEMS: String(NUMBERS.planningItems),
    QUOTA_LIST_ROWS: String(NUMBERS.listRows),
    QUOTA_CORRECTIONS: String(NUMBERS.corrections),
    QUOTA_TEXT_MIB: String(NUMBERS.textMib),
  });
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  describe('planning items of a house', () => {
    let member: Member;
    let recipeId: number;
    beforeEach(async () => {
      member = await signUpAdministrator(app);
      recipeId = (await fixtures.write(member.client)).id;
    });

    const fill = (items: number) =>
      app.sql(
        `insert into planning_item (house_id, date, slot, portions, recipe_id)
         select $1, '2026-07-06'::date + 7 * number, 'LUNCH', 1, $2
         from generate_series(1, $3) as number`,
        [member.houseId, recipeId, items],
      );
    const add = (date: string) =>
      member.client.post('/planning/items', { recipeId, date, slot: 'DINNER', portions: 2 });

    it('POST /planning/items accepts the last item, of any date, and returns 409/4025 for the next one', async () => {
      await fill(NUMBERS.planningItems - 1);
      const last = await add('2999-12-31');
      expect(last).toMatchObject({ status: 201 });
      expect(await add('1970-01-01')).toMatchObject(exceeded(TOTALS.planningItems));
      const path = `/planning/items/${String(last.body.id)}`;
      expect(await member.client.patch(path, { date: '1970-01-01' })).toMatchObject({
        status: 200,
      });
      await member.client.succeed('DELETE', path);
      expect(await add('1970-01-01')).toMatchObject({ status: 201 });
    });

    it('is exact for concurrent requests', async () => {
      await fill(NUMBERS.planningItems - LEFT);
      expect(await race((index) => add(`20${String(30 + index)}-01-01`))).toEqual(EXACT);
    });
  });

  describe('rows of the shopping lists of a house', () => {
    let member: Member;
    beforeEach(async () => {
      member = await signUpAdministrator(app);
    });

    const send = (date: string, ...operations: object[]) =>
      member.client.post('/planning/shopping-list/operations', { date, operations });
    const add = () => ({ id: randomUUID(), kind: 'ADD', text: 'pain' });
    const ticked = () => `ingredient-${String(fixtures.id('ingredients', 'onion'))}`;
    const check = (kind = 'CHECK') => ({
      id: randomUUID(),
      kind,
      lineId: ticked(),
      quantity: 1,
      unitId: fixtures.id('units', 'piece'),
    });
    /** Fills lists of different weeks, one row each. */
    const fill = (rows: number) =>
      app.sql(
        `insert into shopping_tick (house_id, date, line_id, thousandths)
         select $1, '2026-07-06'::date + 7 * number, $2, 1 from generate_series(1, $3) as number`,
        [member.houseId, ticked(), rows],
      );

    it('POST …/operations accepts the last row and returns 409/4025 for the next one', async () => {
      await fill(NUMBERS.listRows - 2);
      const line = add();
      expect(await send('2026-07-06', line)).toMatchObject({ status: 200 });
      expect(await send('1999-07-06', check())).toMatchObject({ status: 200 });
      expect(await send('2050-07-06', add())).toMatchObject(exceeded(TOTALS.listRows));
      expect(await send('2050-07-06', check())).toMatchObject(exceeded(TOTALS.listRows));
    });

    it('POST …/operations unticks and removes in a full house', async () => {
      const line = add();
      await send('2026-07-06', line, check());
      await fill(NUMBERS.listRows);
      for (const operation of [
        check('UNCHECK'),
        { id: randomUUID(), kind: 'REMOVE', lineId: line.id },
      ]) {
        expect(await send('2026-07-06', operation)).toMatchObject({
          status: 200,
          body: { ignored: [] },
        });
      }
    });

    it('is exact for concurrent requests', async () => {
      await fill(NUMBERS.listRows - LEFT);
      expect(await race((index) => send(`20${String(30 + index)}-01-01`, add()))).toEqual(EXACT);
    });
  });

  describe('corrections', () => {
    const DESCRIPTION = 'a'.repeat(2_000);
    let author: Member;
    let stranger: Person;
    let recipe: any;
    beforeEach(async () => {
      author = await signUpAdministrator(app);
      stranger = await signUpPerson(app);
      recipe = await fixtures.write(author.client, {
        steps: [{ description: DESCRIPTION }, { description: DESCRIPTION }],
      });
    });

    const correct = ({ client }: Person, overrides: object = {}, step = 0) =>
      client.post(
        `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[step].id)}/corrections`,
        { techStepId: fixtures.id('tech-steps', 'mix'), start: 0, end: 1, ...overrides },
      );
    const fill = (rows: number, corrector: Person | null, byAuthor: boolean) =>
      app.sql(
        `insert into correction (step_id, author_id, by_author, replaced_ids, span_start, span_end,
                                 description, locale)
         select $1, $2, $3, '{}', 0, 1, 'a', 'fr' from generate_series(1, $4)`,
        [recipe.steps[0].id, corrector?.id ?? null, byAuthor, rows],
      );

    it('a person can make a number of corrections on the recipes of others', async () => {
      await fill(NUMBERS.corrections - 1, stranger, false);
      expect(await correct(stranger)).toMatchObject({ status: 201 });
      recipe = await fixtures.write(author.client, { steps: [{ description: DESCRIPTION }] });
      expect(await correct(stranger)).toMatchObject(exceeded(TOTALS.othersCorrections));
      expect(await correct(author)).toMatchObject({ status: 201 });
      recipe = await fixtures.write(stranger.client, { steps: [{ description: DESCRIPTION }] });
      expect(await correct(stranger)).toMatchObject({ status: 201 });
    });

    it('is exact for concurrent requests on different recipes', async () => {
      const recipes = await Promise.all(
        Array.from({ length: CONCURRENT }, () =>
          fixtures.write(author.client, { steps: [{ description: DESCRIPTION }] }),
        ),
      );
      await fill(NUMBERS.corrections - LEFT, stranger, false);
      const send = (index: number) => {
        recipe = recipes[index];
        return correct(stranger);
      };
      expect(await race(send)).toEqual(EXACT);
    });

    it('a person can make 20,000 corrections on own recipes', async () => {
      const { max } = QUOTAS.ownCorrections;
      await fill(max, author, true);
      recipe = await fixtures.write(author.client, { steps: [{ description: DESCRIPTION }] });
      expect(await correct(author)).toMatchObject(exceeded(QUOTAS.ownCorrections));
    });

    it('other people leave room for the author in a recipe and in a step', async () => {
      const { max } = QUOTAS.recipeCorrections;
      await fill(max, null, false);
      expect(await correct(stranger)).toMatchObject(exceeded(QUOTAS.recipeCorrections));
      expect(await correct(author)).toMatchObject({ status: 201 });

      recipe = await fixtures.write(author.client, {
        steps: [{ description: DESCRIPTION }, { description: DESCRIPTION }],
      });
      const utensil = { utensilId: fixtures.id('utensils', 'oven'), start: 0, end: 1 };
      const utensils = (count: number) => ({ utensils: Array(count).fill(utensil) as object[] });
      for (let n = 0; n < QUOTAS.othersMentions.max / 100; n++) {
        const response = await correct(stranger, { start: n, end: n + 1, ...utensils(100) });
        expect(response).toMatchObject({ status: 201 });
      }
      const next = { start: 100, end: 101, ...utensils(1) };
      const { client } = await signUpPerson(app);
      expect(await correct({ ...stranger, client }, next)).toMatchObject(
        exceeded(QUOTAS.othersMentions),
      );
      expect(await correct(author, { ...next, ...utensils(100) })).toMatchObject({ status: 201 });
    });

    it('other people cannot bring a batch session above its quota', async () => {
      const cook = await signUpAdministrator(app);
      const item = { recipeId: recipe.id, date: '2026-07-06', slot: 'LUNCH', portions: 1 };
      await cook.client.succeed('POST', '/planning/items', item);
      const { max } = QUOTAS.othersTechniques;
      await app.sql(
        `insert into step_technique
           (step_id, tech_step_id, source, span_start, span_end, ingredients, utensils, during)
         select $1, $2, 'manual', number, number + 1, '[]', '[]', false from generate_series(1, $3) as number`,
        [recipe.steps[1].id, fixtures.id('tech-steps', 'mix'), max - 1],
      );
      expect(await correct(stranger)).toMatchObject({ status: 201 });
      const refused = exceeded(QUOTAS.othersTechniques);
      expect(await correct(stranger, { start: 1, end: 2 })).toMatchObject(refused);
      expect(await correct(stranger, { start: 500, end: 501 }, 1)).toMatchObject(refused);
      // A correction of a technique that is there adds none.
      const brown = { techStepId: fixtures.id('tech-steps', 'brown') };
      expect(await correct(stranger, brown)).toMatchObject({ status: 201 });
      expect(await correct(author, { start: 1, end: 2 })).toMatchObject({ status: 201 });
      expect(await cook.client.get('/planning/batch?date=2026-07-06')).toMatchObject({
        status: 200,
      });
    });
  });

  describe('texts of a person', () => {
    const MIB = 2 ** 20;
    /** A recipe of about this many bytes, at most 0.48 MiB: it has at most 100 steps. */
    const longRecipe = (bytes: number, overrides: object = {}) => {
      const full = Math.floor(bytes / 5_000);
      const steps = Array.from({ length: full }, () => ({ description: 'a'.repeat(5_000) }));
      return fixtures.recipe({ steps, ...overrides });
    };

    it('POST, PUT and an import return 409/4025 above the quota; a smaller text is accepted', async () => {
      const author = await signUpAdministrator(app);
      const { client } = author;
      const { body: first } = await client.post('/recipes', longRecipe(0.45 * MIB));
      const { body: second } = await client.post('/recipes', longRecipe(0.45 * MIB));
      const refused = exceeded(TOTALS.personTexts);
      expect(await client.post('/recipes', longRecipe(0.15 * MIB))).toMatchObject(refused);
      const path = `/recipes/${String(second.id)}`;
      expect(await client.put(path, longRecipe(0.48 * MIB))).toMatchObject({ status: 200 });
      const longer = longRecipe(0.48 * MIB, { name: 'é'.repeat(200) });
      await client.succeed('PUT', path, longRecipe(0.3 * MIB));
      await client.succeed('POST', '/recipes', longRecipe(0.2 * MIB));
      expect(await client.put(path, longer)).toMatchObject(refused);
      expect((await client.get(path)).body.steps).toHaveLength(Math.floor((0.3 * MIB) / 5_000));
      await client.succeed('PATCH', '/house/current/sources', {
        sourceIds: [fixtures.id('sources', 'theMealDb')],
      });
      expect(
        await client.post('/sources/theMealDb/import/52772', longRecipe(0.2 * MIB)),
      ).toMatchObject(refused);

      await client.succeed('DELETE', `/recipes/${String(first.id)}`);
      expect(await client.put(path, longer)).toMatchObject(refused);
      await client.succeed('DELETE', `/recipes/${String(first.id)}?forever=true`);
      expect(await client.put(path, longer)).toMatchObject({ status: 200 });
    });

    it('counts the corrections of a person', async () => {
      const { client, id } = await signUpPerson(app);
      const recipe = await fixtures.write(client);
      await app.sql(
        `insert into correction
           (step_id, author_id, by_author, replaced_ids, span_start, span_end, description, locale)
         select $1, $2, true, '{}', 0, 1, repeat('é', 5000), 'fr' from generate_series(1, 100)`,
        [recipe.steps[0].id, id],
      );
      expect(await client.post('/recipes', longRecipe(0.1 * MIB))).toMatchObject(
        exceeded(TOTALS.personTexts),
      );
      const path = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
      await client.succeed('DELETE', path);
      expect(await client.post('/recipes', longRecipe(0.1 * MIB))).toMatchObject({ status: 201 });
    });

    it('a correction returns 409/4025 above the quota', async () => {
      const { client, id } = await signUpPerson(app);
      const recipe = await fixtures.write(client, { steps: [{ description: 'a'.repeat(5_000) }] });
      await app.sql('update recipe set bytes = $2 where author_id = $1', [id, MIB - 12_000]);
      const path = `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`;
      const correct = (start: number) =>
        client.post(path, { techStepId: null, start, end: start + 1 });
      expect(await correct(0)).toMatchObject({ status: 201 });
      expect(await correct(1)).toMatchObject({ status: 201 });
      expect(await correct(2)).toMatchObject(exceeded(TOTALS.personTexts));
    });

    it('a person who receives recipes above the quota can shorten them', async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpMember(app, administrator);
      const { client } = administrator;
      const { id } = await client.succeed('POST', '/recipes', longRecipe(0.45 * MIB));
      await member.client.succeed('POST', '/recipes', longRecipe(0.45 * MIB));
      await member.client.succeed('POST', '/recipes', longRecipe(0.45 * MIB));
      await member.client.succeed('DELETE', '/auth/me', { password: member.password });
      const path = `/recipes/${String(id)}`;
      expect(await client.put(path, longRecipe(0.4 * MIB))).toMatchObject({ status: 200 });
      expect(await client.put(path, longRecipe(0.45 * MIB))).toMatchObject(
        exceeded(TOTALS.personTexts),
      );
    });

    it('is exact for concurrent requests', async () => {
      const { client, id } = await signUpPerson(app);
      const recipe = longRecipe(0.1 * MIB);
      const bytes = Buffer.byteLength(JSON.stringify(recipe));
      await fixtures.write(client);
      await app.sql('update recipe set bytes = $2 where author_id = $1', [
        id,
        MIB - LEFT * bytes - 1_000,
      ]);
      expect(await race(() => client.post('/recipes', recipe))).toEqual(EXACT);
    });
  });
});
