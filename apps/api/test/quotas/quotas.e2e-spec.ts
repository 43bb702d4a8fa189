import { QUOTAS } from '#domain/quotas.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator, signUpPerson, type Member, type Person } from '../support/people.js';
import { useSharedApp } from '../support/shared-app.js';
import { CONCURRENT, EXACT, exceeded, LEFT, race } from './race.js';

describe('quotas', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });

  describe('planning items of a week', () => {
    const { max, message } = QUOTAS.weekItems;
    let member: Member;
    let recipeId: number;
    beforeEach(async () => {
      member = await signUpAdministrator(app);
      recipeId = (await fixtures.write(member.client)).id;
    });

    const fill = (count: number, monday = '2026-07-06') =>
      app.sql(
        `insert into planning_item (house_id, date, slot, portions, recipe_id)
         select $1, $2::date + number % 7, 'LUNCH', 1, $3 from generate_series(1, $4) as number`,
        [member.houseId, monday, recipeId, count],
      );
    const add = (date: string) =>
      member.client.post('/planning/items', { recipeId, date, slot: 'DINNER', portions: 2 });
    const move = (id: number, change: object) =>
      member.client.patch(`/planning/items/${String(id)}`, change);

    it('POST /planning/items accepts the 300th item and returns 409/4025 for the next one', async () => {
      await fill(max - 1);
      expect(await add('2026-07-12')).toMatchObject({ status: 201 });
      expect(await add('2026-07-06')).toMatchObject(exceeded({ message }));
      expect(
        await app.sql('select from planning_item where house_id = $1', [member.houseId]),
      ).toHaveLength(max);
      expect(await add('2026-07-13')).toMatchObject({ status: 201 });
    });

    it('POST /planning/items returns 404/4045 for an unknown recipe in a full week', async () => {
      await fill(max);
      recipeId = 2_147_483_647;
      expect(await add('2026-07-06')).toMatchObject({ status: 404, body: { code: 4045 } });
    });

    it('PATCH /planning/items/:itemId returns 409/4025 for a move to a full week', async () => {
      await fill(max);
      const { body } = await add('2026-07-13');
      expect(await move(body.id, { date: '2026-07-12' })).toMatchObject(exceeded({ message }));
      expect(
        (await member.client.get('/planning?date=2026-07-13')).body.days[0].slots[3].items,
      ).toEqual([body]);
    });

    it('PATCH /planning/items/:itemId moves and changes an item within a full week', async () => {
      await fill(max - 1);
      const { body } = await add('2026-07-06');
      for (const change of [{ date: '2026-07-12' }, { portions: 3 }, { date: '2026-07-14' }]) {
        expect(await move(body.id, change)).toMatchObject({ status: 200, body: change });
      }
    });

    it('counts the items of each house separately', async () => {
      await fill(max);
      const other = await signUpAdministrator(app);
      const item = { recipeId, date: '2026-07-06', slot: 'LUNCH', portions: 1 };
      expect(await other.client.post('/planning/items', item)).toMatchObject({ status: 201 });
    });

    it('is exact for concurrent requests', async () => {
      await fill(max - LEFT);
      expect(await race(() => add('2026-07-08'))).toEqual(EXACT);
    });

    it('is exact for concurrent moves', async () => {
      const ids: number[] = [];
      for (let item = 0; item < CONCURRENT; item++) ids.push((await add('2026-07-13')).body.id);
      await fill(max - LEFT);
      expect(await race((index) => move(ids[index] ?? 0, { date: '2026-07-08' }))).toEqual(EXACT);
    });
  });

  describe('members of a house', () => {
    const { max, message } = QUOTAS.houseMembers;

    const fill = (house: Member, count: number) =>
      app.sql(
        `insert into profile (first_name, last_name, email, password_hash, house_id, joined_house_at)
         select 'Camille', 'Roy', $1 || '-' || number || '@example.org', '-', $1::int, now()
         from generate_series(1, $2) as number`,
        [String(house.houseId), count],
      );
    const join = async (house: Member) =>
      (await signUpPerson(app)).client.post('/house/join', house);

    it('POST /house/join accepts the 50th member and returns 409/4025 to the next one', async () => {
      const house = await signUpAdministrator(app);
      await fill(house, max - 2);
      const joined = await join(house);
      expect(joined.body.members).toHaveLength(max);
      expect(await join(house)).toMatchObject(exceeded({ message }));
      await house.client.delete(`/house/members/${String(joined.body.members.at(-1).id)}`);
      const { invitationCode } = (await house.client.get('/house/current')).body;
      expect(await join({ ...house, invitationCode })).toMatchObject({ status: 200 });
    });

    it('is exact for concurrent requests', async () => {
      const house = await signUpAdministrator(app);
      await fill(house, max - 1 - LEFT);
      const people = await Promise.all(Array.from({ length: CONCURRENT }, () => signUpPerson(app)));
      const clients = people.map(({ client }) => client).values();
      const nextClient = () => clients.next().value ?? app.client();
      expect(await race(() => nextClient().post('/house/join', house))).toEqual(EXACT);
    });
  });

  describe('people of a house without an account', () => {
    const { max, message } = QUOTAS.houseDependants;

    const fill = (house: Member, count: number) =>
      app.sql(
        `insert into dependant (house_id, first_name, allergy_ids, disliked_ingredient_ids, guest, appetite)
         select $1, 'Jules', '{}', '{}', false, 1 from generate_series(1, $2)`,
        [house.houseId, count],
      );
    const add = ({ client }: Member) =>
      client.post('/house/current/dependants', { firstName: 'Emma' });

    it('POST /house/current/dependants accepts the 20th and returns 409/4025 for the next one', async () => {
      const house = await signUpAdministrator(app);
      await fill(house, max - 1);
      const added = await add(house);
      expect(added).toMatchObject({ status: 201 });
      expect(await add(house)).toMatchObject(exceeded({ message }));
      await house.client.delete(`/house/current/dependants/${String(added.body.id)}`);
      expect(await add(house)).toMatchObject({ status: 201 });
    });

    it('is exact for concurrent requests', async () => {
      const house = await signUpAdministrator(app);
      await fill(house, max - LEFT);
      expect(await race(() => add(house))).toEqual(EXACT);
    });
  });

  describe('corrections of a recipe', () => {
    const { max, message } = QUOTAS.recipeCorrections;
    let author: Person;
    let recipe: any;
    beforeEach(async () => {
      author = await signUpPerson(app);
      const steps = [{ description: 'Faire fondre.' }, { description: 'Mixer.' }];
      recipe = await fixtures.write(author.client, { steps });
    });

    const fill = (count: number) =>
      app.sql(
        `insert into correction
           (step_id, by_author, replaced_ids, span_start, span_end, description, locale)
         select $1, true, '{}', 0, 5, 'Faire fondre.', 'fr' from generate_series(1, $2)`,
        [recipe.steps[0].id, count],
      );
    const correct = (overrides: object = {}) =>
      author.client.post(
        `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[1].id)}/corrections`,
        { techStepId: null, start: 0, end: 5, ...overrides },
      );

    it('POST …/corrections accepts the 5,000th correction and returns 409/4025 for the next one', async () => {
      await fill(max - 1);
      expect(await correct()).toMatchObject({ status: 201 });
      expect(await correct()).toMatchObject(exceeded({ message }));
      const unknown = await correct({ techStepId: 2_147_483_647 });
      expect(unknown).toMatchObject({ status: 404, body: { code: 4048 } });
    });

    it('is exact for concurrent requests', async () => {
      await fill(max - LEFT);
      expect(await race(() => correct())).toEqual(EXACT);
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
    const correct = (overrides: object = {}) =>
      author.client.post(
        `/recipes/${String(recipe.id)}/steps/${String(recipe.steps[0].id)}/corrections`,
        { techStepId: fixtures.id('tech-steps', 'mix'), start: 1990, end: 1991, ...overrides },
      );

    it('POST …/corrections accepts the 500th technique and returns 409/4025 for the next one', async () => {
      const { max, message } = QUOTAS.stepTechniques;
      await fill(max - 1);
      expect(await correct()).toMatchObject({ status: 201 });
      expect(await correct({ start: 1991, end: 1992 })).toMatchObject(exceeded({ message }));
      expect(await correct({ start: 1, end: 3 })).toMatchObject({ status: 201 });
    });

    it('POST …/corrections accepts the 1,000th mention and returns 409/4025 for the next one', async () => {
      const { max, message } = QUOTAS.stepMentions;
      const utensil = { utensilId: fixtures.id('utensils', 'oven'), start: 0, end: 1 };
      await fill(max / 100 - 1, Array(100).fill({ ...utensil, source: 'manual' }) as object[]);
      const mentions = (count: number) => ({ utensils: Array(count).fill(utensil) as object[] });
      expect(await correct(mentions(100))).toMatchObject({ status: 201 });
      expect(await correct({ start: 1991, end: 1992, ...mentions(1) })).toMatchObject(
        exceeded({ message }),
      );
    });
  });
});
