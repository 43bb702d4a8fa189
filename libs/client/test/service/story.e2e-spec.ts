import { useSharedApp } from '../../../../apps/api/test/support/shared-app.js';
import labels from '../../labels/en.json' with { type: 'json' };
import { createPopote, idempotencyKey, isPopoteError } from '../../src/index.js';
import { recordingFetch } from '../recording-fetch.js';

const app = useSharedApp();

const signUp = async (firstName: string) => {
  const popote = createPopote({ baseUrl: app.url, locale: 'en' });
  const { data: profile } = await popote.signUp({
    body: {
      firstName,
      lastName: 'Roy-Delaunay',
      email: `${firstName.toLowerCase()}@example.com`,
      password: 'trois petits navets',
    },
  });
  return { popote, profile };
};

const idOf = (rows: readonly { id: number; key: string }[], key: string): number =>
  rows.find((row) => row.key === key)?.id ?? 0;

it('two housemates write a recipe, plan it and shop for it', async () => {
  const { popote: camille, profile } = await signUp('Camille-Amandine');
  const { data: house } = await camille.createHouse({ body: { name: 'Rue des Lilas' } });
  expect(house).toMatchObject({ name: 'Rue des Lilas', administratorId: profile.id });

  const { data: ingredients } = await camille.listReferenceIngredients();
  const { data: units } = await camille.listReferenceUnits();
  const onionId = idOf(ingredients, 'onion');
  const pieceId = idOf(units, 'piece');
  const write = (name: string) =>
    camille.createRecipe({
      body: {
        name,
        visibility: 'HOUSE',
        portions: 4,
        dietIds: [],
        ingredients: [{ ingredientId: onionId, quantity: 2, unitId: pieceId }],
        steps: [{ description: 'Faire revenir 2 oignons émincés dans une poêle.' }],
      },
    });
  const { data: recipe } = await write('Oignons fondants');
  expect(recipe.steps[0]?.techSteps[0]).toMatchObject({ key: 'saute' });

  const { popote: sacha } = await signUp('Sacha-Dominique');
  await expect(sacha.getRecipe({ path: { recipeId: recipe.id } })).rejects.toMatchObject({
    errorName: 'RECIPE_NOT_FOUND',
    code: 4045,
  });
  const { data: joined } = await sacha.joinHouse({
    body: { invitationCode: house.invitationCode ?? '' },
  });
  expect(joined.members).toHaveLength(2);

  const date = '2026-03-02';
  await sacha.createPlanningItem({
    body: { recipeId: recipe.id, date, slot: 'LUNCH', portions: 6 },
  });
  const { data: list } = await camille.getShoppingList({ query: { date } });
  expect(list.lines).toMatchObject([
    { ingredientId: onionId, amounts: [{ quantity: 3, unitId: pieceId }] },
  ]);

  await sacha.addFavourite({ path: { recipeId: recipe.id } });
  await write('Soupe à l’oignon');
  await write('Tarte à l’oignon');
  const names = async (filters: Parameters<typeof sacha.listAllRecipes>[0]) => {
    const found = [];
    for await (const { name } of sacha.listAllRecipes(filters)) found.push(name);
    return found;
  };
  expect(await names({ tab: 'favoris' })).toEqual(['Oignons fondants']);
  expect(await names({ tab: 'foyer', limit: 1 })).toEqual([
    'Tarte à l’oignon',
    'Soupe à l’oignon',
    'Oignons fondants',
  ]);

  const deletion = sacha.deleteRecipe({ path: { recipeId: recipe.id } });
  await expect(deletion).rejects.toMatchObject({ errorName: 'NOT_RECIPE_AUTHOR', status: 403 });
});

it('a client without a session is told so by name', async () => {
  const caught = await createPopote({ baseUrl: app.url })
    .getHouse()
    .catch((error: unknown) => error);
  expect(isPopoteError(caught, 'NOT_AUTHENTICATED')).toBe(true);
});

it('the labels cover every row of the catalogues', async () => {
  const { popote } = await signUp('Alix-Emmanuelle');
  const catalogues = {
    ingredients: popote.listReferenceIngredients(),
    units: popote.listReferenceUnits(),
    techSteps: popote.listReferenceTechSteps(),
    utensils: popote.listReferenceUtensils(),
    diets: popote.listReferenceDiets(),
    allergies: popote.listReferenceAllergies(),
    sources: popote.listReferenceSources(),
  };
  for (const [table, reading] of Object.entries(catalogues)) {
    const keys = (await reading).data.map(({ key }) => key);
    expect(keys.sort()).toEqual(Object.keys(labels[table as keyof typeof catalogues]).sort());
  }
});

it('a client with `etags` downloads a response again only when it has changed', async () => {
  const { popote: writer, profile } = await signUp('Charlie-Dominique');
  const { fetch: recorded, responses } = recordingFetch();
  const reader = createPopote({ baseUrl: app.url, etags: true, fetch: recorded });
  await reader.logIn({ body: { email: profile.email, password: 'trois petits navets' } });
  const house = { name: 'Rue des Lilas' };
  await writer.createHouse({ body: house });
  expect((await reader.getHouse()).data).toMatchObject(house);
  expect((await reader.getHouse()).data).toMatchObject(house);
  const renamed = { name: 'Rue des Roses' };
  await writer.renameHouse({ body: renamed });
  expect((await reader.getHouse()).data).toMatchObject(renamed);
  const reads = responses.filter(({ path }) => path === '/house/current');
  expect(reads.map(({ status }) => status)).toEqual([200, 304, 200]);
});

it('a write that is repeated with its idempotency key has one effect', async () => {
  const { popote } = await signUp('Camille-Dominique');
  const write = {
    body: {
      name: 'Oignons fondants',
      visibility: 'PERSONAL' as const,
      portions: 4,
      dietIds: [],
      ingredients: [],
      steps: [],
    },
    headers: idempotencyKey(),
  };
  const first = await popote.createRecipe(write);
  const second = await popote.createRecipe(write);
  expect(second.data).toEqual(first.data);
  expect(first.response.headers.get('idempotency-replayed')).toBeNull();
  expect(second.response.headers.get('idempotency-replayed')).toBe('true');
  expect((await popote.listRecipes({ query: { tab: 'perso' } })).data).toHaveLength(1);
});
