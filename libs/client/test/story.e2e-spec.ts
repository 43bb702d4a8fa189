import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { startTestApp, type TestApp } from '../../../apps/api/test/support/test-app.js';
import labels from '../labels/en.json' with { type: 'json' };
import * as client from '../src/index.js';
import { readmeProgram } from './readme-program.mjs';

const { createPopote, isPopoteError } = client;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
    body: { invitationCode: house.invitationCode },
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

it('the examples of the README run', async () => {
  const readme = await readFile(path.join(__dirname, '../README.md'), 'utf8');
  const program = readmeProgram(readme, 'ts').replaceAll('http://127.0.0.1:3000', app.url);
  const { code } = transformSync(program, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const modules: Record<string, unknown> = {
    '@popote/client': client,
    '@popote/client/labels/en.json': labels,
  };
  const exported: { run?: () => Promise<void> } = {};
  const lines: unknown[][] = [];
  const output = { log: (...values: unknown[]) => lines.push(values) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the examples of this package
  new Function('require', 'exports', 'console', code)(
    (name: string) => modules[name],
    exported,
    output,
  );
  await exported.run?.();
  expect(lines).toContainEqual(['Hello Camille']);
  expect(lines).toContainEqual(['This recipe was deleted.']);
  expect(lines).toContainEqual(['Oignons fondants']);
  expect(lines).toContainEqual(['bell peppers']);
});
