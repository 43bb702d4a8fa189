import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useSharedApp } from '../../support/shared-app.js';
import { until } from '../../support/until.js';

const DATE = '2026-07-08';

/** A part that the author of the recipe may no longer read stays as it was when the author last could. */
describe('frozen parts', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let baker: Member;
  let cook: Member;
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    baker = await signUpAdministrator(app);
    cook = await signUpAdministrator(app);
  });

  const dough = (fields: object = {}) =>
    fixtures.recipe({
      name: 'Pâte',
      steps: [],
      ingredients: [fixtures.line('flour', 100, 'gram')],
      ...fields,
    });
  const part = (recipeId: number) => ({ recipeId, portions: 4, before: 0 });
  const contain = (recipeId: number, fields: object = {}, { client } = cook) =>
    fixtures.write(client, { steps: [], name: 'Tarte', parts: [part(recipeId)], ...fields });
  const read = async (id: number, { client }: Pick<Member, 'client'> = cook) =>
    (await client.succeed('GET', `/recipes/${String(id)}?expand=parts`)).parts[0];
  const change = (id: number, fields: object = {}) =>
    baker.client.succeed('PUT', `/recipes/${String(id)}`, dough(fields));
  const foodsOf = ({ ingredients }: any) => ingredients.map((line: any) => line.ingredientId);
  const ids = (...keys: string[]) => keys.map((key) => fixtures.id('ingredients', key));
  const rice = () => [fixtures.line('rice', 100, 'gram')];

  it('a part that becomes private stays for every reader, and lives again when it is public', async () => {
    const { id } = await fixtures.write(baker.client, dough());
    const tart = await contain(id);
    await change(id, { visibility: 'PERSONAL', name: 'Secret', ingredients: rice() });
    for (const reader of [cook, baker, await signUpPerson(app)]) {
      const found = await read(tart.id, reader);
      expect(found).toMatchObject({ recipeId: id, name: 'Pâte', frozen: true, readable: false });
      expect(foodsOf(found)).toEqual(ids('flour'));
    }
    await change(id, { visibility: 'PERSONAL', name: 'Secret', ingredients: rice() });
    const resent = { recipeId: id, portions: 1, note: 'froide', before: 0 };
    const body = fixtures.recipe({ steps: [], parts: [resent] });
    const changed = await cook.client.succeed('PUT', `/recipes/${String(tart.id)}`, body);
    expect(changed.parts).toMatchObject([{ ...resent, frozen: true, name: 'Pâte' }]);
    await change(id, { name: 'Public', ingredients: rice() });
    const found = await read(tart.id);
    expect(found).toMatchObject({ recipeId: id, name: 'Public', frozen: false, readable: true });
    const { verdict } = await cook.client.succeed('GET', `/recipes/${String(tart.id)}/suitability`);
    expect(verdict).toBe('SUITABLE');
    const rices = `ingredientIds=${String(ids('rice')[0])}`;
    expect(await cook.client.succeed('GET', `/recipes?tab=perso&${rices}`)).toMatchObject([
      { id: tart.id },
    ]);
  });

  it('a part that is deleted stays, with the parts that it contains', async () => {
    const inner = await fixtures.write(
      baker.client,
      dough({ name: 'Beurre', ingredients: rice() }),
    );
    const outer = await fixtures.write(baker.client, dough({ parts: [part(inner.id)] }));
    const tart = await contain(outer.id);
    await baker.client.succeed('DELETE', `/recipes/${String(outer.id)}`);
    await change(inner.id, { visibility: 'PERSONAL', ingredients: [] });
    await baker.client.succeed('DELETE', `/recipes/${String(inner.id)}`);
    const found = await read(tart.id);
    expect(found).toMatchObject({ recipeId: outer.id, frozen: true, readable: false });
    expect(found.parts).toMatchObject([{ recipeId: inner.id, name: 'Beurre', frozen: true }]);
    expect(foodsOf(found.parts[0])).toEqual(ids('rice'));
  });

  it('a part of the house stays when its author of the dish leaves the house', async () => {
    const guest = await signUpMember(app, baker);
    const { id } = await fixtures.write(baker.client, dough({ visibility: 'HOUSE' }));
    const tart = await contain(id, { visibility: 'PERSONAL' }, guest);
    expect(await read(tart.id, guest)).toMatchObject({ frozen: false, readable: true });
    await guest.client.succeed('POST', '/house/leave');
    expect(await read(tart.id, guest)).toMatchObject({ frozen: true, readable: false });
    await change(id, { visibility: 'HOUSE', ingredients: rice() });
    expect(foodsOf(await read(tart.id, guest))).toEqual(ids('flour'));
    const { invitationCode } = await baker.client.succeed('GET', '/house/current');
    await guest.client.succeed('POST', '/house/join', { invitationCode });
    await until(async () => !(await read(tart.id, guest)).frozen);
    expect(foodsOf(await read(tart.id, guest))).toEqual(ids('rice'));
  });

  it('does not live again where that would close a circle', async () => {
    const { id } = await fixtures.write(baker.client, dough());
    const tart = await contain(id);
    await change(id, { visibility: 'PERSONAL' });
    await change(id, { visibility: 'PERSONAL', parts: [part(tart.id)] });
    await change(id, { visibility: 'PUBLIC' });
    expect(await read(tart.id)).toMatchObject({ recipeId: id, frozen: true, parts: [] });
    expect(await read(id, baker)).toMatchObject({ recipeId: tart.id, frozen: false });
  });

  it('a copy keeps parts, and those that its author may not read as frozen', async () => {
    const secret = await fixtures.write(baker.client, dough({ visibility: 'PERSONAL' }));
    const open = await fixtures.write(baker.client, dough({ name: 'Crème' }));
    const parts = [part(secret.id), part(open.id)];
    const tart = await fixtures.write(baker.client, { parts });
    const copy = await cook.client.succeed('POST', `/recipes/${String(tart.id)}/copy`);
    expect(copy.parts).toMatchObject([
      { recipeId: secret.id, name: 'Pâte', frozen: true, readable: false },
      { recipeId: open.id, frozen: false, readable: true },
    ]);
    await change(secret.id, { visibility: 'PERSONAL', ingredients: rice() });
    expect(foodsOf(await read(copy.id))).toEqual(ids('flour'));
    expect(foodsOf(await read(tart.id, baker))).toEqual(ids('rice'));
  });

  it('a planned snapshot stays as it was, parts too', async () => {
    const { id } = await fixtures.write(baker.client, dough());
    const tart = await contain(id, {}, baker);
    const item = { recipeId: tart.id, date: DATE, slot: 'LUNCH', portions: 4 };
    await cook.client.succeed('POST', '/planning/items', item);
    const body = fixtures.recipe({ visibility: 'PERSONAL', steps: [] });
    await baker.client.succeed('PUT', `/recipes/${String(tart.id)}`, body);
    await change(id, { ingredients: rice() });
    const { lines } = await cook.client.succeed('GET', `/planning/shopping-list?date=${DATE}`);
    const listed = lines.map(({ ingredientId }: any) => ingredientId);
    expect(listed).toContain(ids('flour')[0]);
    expect(listed).not.toContain(ids('rice')[0]);
  });
});
