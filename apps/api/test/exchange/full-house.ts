import { randomUUID } from 'node:crypto';
import { addDays, WEEKDAYS } from '#domain/planning/week.js';
import { dayIn } from '#domain/time-zone.js';
import { picture } from '../recipes/photos/picture.js';
import type { Fixtures } from '../support/fixtures.js';
import type { Member } from '../support/people.js';
import type { TestClient } from '../support/test-client.js';

/** Days with planned meals. */
export const DATE = '2026-07-08';
export const LATER = '2031-01-01';
const TODAY = dayIn(new Date(), 'UTC');

/** Gives a house without rows everything that an export contains. */
export async function fillHouse(fixtures: Fixtures, { client }: Member): Promise<void> {
  const sourceIds = [fixtures.id('sources', 'web'), fixtures.id('sources', 'marmiton')];
  await client.succeed('PATCH', '/house/current/sources', { sourceIds });
  await client.succeed('PATCH', '/house/current', {
    sharedEditing: true,
    weekStartsOn: 'SATURDAY',
  });
  await client.succeed('PATCH', '/house/current/shelf-order', { subcategories: ['breads'] });
  await client.succeed('POST', '/house/current/dependants', {
    firstName: 'Jules',
    dietId: fixtures.id('diets', 'vegan'),
    allergyIds: [fixtures.id('allergies', 'milk')],
    dislikedIngredientIds: [fixtures.id('ingredients', 'onion')],
  });
  const soup = await fixtures.write(client, {
    name: 'Soupe <b>&</b> pain',
    visibility: 'HOUSE',
    portions: 5,
    dietIds: [fixtures.id('diets', 'vegetarian')],
    description: 'Une soupe.\nPour l’hiver.',
    tags: ['hiver', 'Noël'],
    course: 'STARTER',
    prepMinutes: 10,
    cookMinutes: 20,
    restMinutes: 30,
    ingredients: [
      { ...fixtures.line('onion', 2), note: 'jaunes', rawText: '2 oignons jaunes' },
      fixtures.line('butter', 50.5, 'gram'),
    ],
    otherLines: [{ kind: 'HEADING', text: 'Soupe', before: 0 }],
    steps: [{ description: 'Émincer les oignons.' }, { description: '1) Cuire 20 minutes.' }],
  });
  await client.putPhoto(soup.id, await picture(60, 40).jpeg().toBuffer());
  await client.succeed('POST', `/recipes/${String(soup.id)}/cooked`, { date: '2026-07-01' });
  const copy = await fixtures.write(client, { name: 'Deux fois', visibility: 'HOUSE' });
  await fixtures.write(client, { name: 'Deux fois', visibility: 'HOUSE' });
  const own = await fixtures.write(client, { name: 'Secret', visibility: 'PERSONAL' });
  await plan(client, soup.id);
  await plan(client, soup.id);
  await plan(client, copy.id, { slot: 'LUNCH', date: '2026-07-09' });
  await plan(client, own.id, { date: LATER, note: 'pour la fête' });
  const cooking = { recipeId: soup.id, date: '2026-07-07', portions: 8 };
  const { id: cookingId } = await client.succeed('POST', '/planning/cookings', cooking);
  const served = { cookingId, date: DATE, slot: 'BREAKFAST', portions: 2 };
  await client.succeed('POST', '/planning/items', served);
  await client.succeed('POST', `/planning/cookings/${String(cookingId)}/portions`, { eaten: 1 });
  const { dependants } = (await client.get('/house/current')).body;
  const eaters = [{ dependantId: dependants[0].id }];
  await client.succeed('POST', '/planning/items', { date: DATE, slot: 'LUNCH', text: 'restaurant', eaters }); // prettier-ignore
  await client.succeed('POST', '/planning/menus', { name: 'Semaine type', date: DATE });
  await addRoutine(client);
  const paper = randomUUID();
  const lineOf = (key: string) => `ingredient-${String(fixtures.id('ingredients', key))}`;
  const staples = { ingredientIds: [fixtures.id('ingredients', 'pepper')] };
  await client.succeed('PUT', '/house/current/staples', staples);
  const [onion, butter] = ['onion', 'butter'].map((key) => fixtures.id('ingredients', key));
  const shop = { name: 'Marché', subcategories: ['fruits'], ingredientIds: [butter, onion] };
  const { id: shopId } = await client.succeed('POST', '/house/current/shops', shop);
  const has = {
    quantity: 1.5,
    unitId: fixtures.id('units', 'kilogram'),
    bestBefore: '2031-01-01',
  };
  await client.succeed('PUT', `/house/current/pantry/${String(butter)}`, has);
  await client.succeed('PUT', `/house/current/pantry/${String(onion)}`, { quantity: null });
  await client.succeed('POST', '/planning/shopping-list/operations', {
    date: DATE,
    operations: [
      { id: paper, kind: 'ADD', text: 'papier cuisson', quantity: 2, shopId },
      { id: randomUUID(), kind: 'CHECK', lineId: paper, quantity: 1 },
      { id: randomUUID(), kind: 'REMOVE', lineId: lineOf('onion') },
      { id: randomUUID(), kind: 'ADD', ingredientId: fixtures.id('ingredients', 'salt') },
      {
        id: randomUUID(),
        kind: 'CHECK',
        lineId: lineOf('butter'),
        quantity: 30,
        unitId: fixtures.id('units', 'gram'),
      },
    ],
  });
}

const plan = (client: TestClient, recipeId: number, fields: object = {}) =>
  client.succeed('POST', '/planning/items', {
    ...{ recipeId, date: DATE, slot: 'DINNER', portions: 3, ...fields },
  });

/** A routine of three days, of which somebody has deleted the second one. */
async function addRoutine(client: TestClient): Promise<void> {
  const weekdays = WEEKDAYS;
  const routine = {
    slot: 'SNACK',
    weekdays,
    text: 'fruits',
    from: TODAY,
    until: addDays(TODAY, 2),
  };
  await client.succeed('POST', '/planning/routines', routine);
  const date = addDays(TODAY, 1);
  await client.succeed('DELETE', `/planning/items?from=${date}&to=${date}`);
}

/**
 * Everything of a house that an export contains, as the API returns it, without ids. Weeks are named by
 * one of their days.
 */
export async function contentOf(
  { client }: Pick<Member, 'client'>,
  weeks = [DATE, TODAY, addDays(TODAY, 7), LATER],
) {
  const get = async (path: string) => (await client.get(path)).body;
  const summaries = await get('/recipes?tab=perso&limit=100&sort=name');
  const recipes = [];
  for (const { id } of summaries) recipes.push(recipeOf(await get(`/recipes/${String(id)}`)));
  const house = await get('/house/current');
  const planned = await Promise.all(
    weeks.map(async (date) => {
      const { days } = await get(`/planning?date=${date}`);
      return days.map(({ date, slots, cookings }: any) => ({
        ...{ date, slots: slots.map(slotOf) },
        cookings: cookings.map(({ recipe, portions, remaining }: any) => ({
          ...{ portions, remaining },
          name: recipe.name,
        })),
      }));
    }),
  );
  const list = await get(`/planning/shopping-list?date=${DATE}`);
  const shops: any[] = await get('/house/current/shops');
  const inShop = ({ shopId, ...line }: any) => ({
    ...{ ...withoutPeople(line), shop: shops.find(({ id }) => id === shopId)?.name },
  });
  return {
    shops: shops.map(({ id, ...shop }) => ({ ...shop, id: typeof id })),
    pantry: await get('/house/current/pantry'),
    recipes: recipes.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))), // prettier-ignore
    weeks: planned,
    list: {
      lines: list.lines.map(({ recipeIds, ...line }: any) => inShop({ ...line, recipes: recipeIds.length })), // prettier-ignore
      ownLines: list.ownLines.map(inShop),
    },
    menus: (await get('/planning/menus')).map(({ name, items }: any) => ({
      name,
      items: items.map(itemOf),
    })),
    routines: (await get('/planning/routines')).map(({ id, ...routine }: any) => routine),
    weekStartsOn: house.weekStartsOn,
    dependants: house.dependants.map(({ id, ...dependant }: any) => ({ ...dependant, id: typeof id })), // prettier-ignore
    sharedEditing: house.sharedEditing,
    shelfOrder: await get('/house/current/shelf-order'),
    staples: await get('/house/current/staples'),
    sources: await get('/house/current/sources'),
  };
}

/** An export does not say which member has added or ticked a line. */
const withoutPeople = (line: object) => ({ ...line, addedBy: undefined, checkedBy: undefined });

/** What an export has of a recipe. */
function recipeOf({ photo, ingredients, steps, ...recipe }: any) {
  const { name, visibility, portions, dietIds, description, tags, locale, otherLines } = recipe;
  const { prepMinutes, cookMinutes, restMinutes, lastCookedOn, timesCooked, sourceUrl } = recipe;
  const { course, courseSource } = recipe;
  return {
    ...{ name, visibility, portions, dietIds, description, tags, locale, otherLines, ingredients },
    ...{ prepMinutes, cookMinutes, restMinutes, lastCookedOn, timesCooked, sourceUrl },
    ...{ course, courseSource },
    photo: photo && { width: photo.width, height: photo.height, widths: photo.widths },
    steps: steps.map(({ description: text }: any) => text),
  };
}

function slotOf({ slot, items }: any) {
  return { slot, items: items.map(itemOf) };
}

function itemOf({ portions, recipe, text, note, eaters, weekday, storage, cookingId }: any) {
  return {
    ...{ portions, text, note, weekday, storage, cooking: typeof cookingId },
    name: recipe?.name,
    eaters: eaters?.map((eater: object) => Object.keys(eater)),
  };
}
