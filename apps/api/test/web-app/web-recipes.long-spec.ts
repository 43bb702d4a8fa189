import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Person, signUpAdministrator } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { AppWindow } from './app-window.js';
import { useWindows } from './windows.js';

const LINES = '4 poires\n# Pour la pâte\n150 g de farine\n20 g de beurre\n30 g de beurre\nsel';

describeInBrowser('recipes in the application', (browser) => {
  const app = useTestApp();
  const opened = useWindows();
  let fixtures: Fixtures;
  let person: Person;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    person = await signUpAdministrator(app);
  });

  async function open(path: string): Promise<AppWindow> {
    const window = await opened(AppWindow.open(browser(), `${app.url}/${path}`));
    await window.signIn(person);
    return window;
  }

  const field = ({ page }: AppWindow, name: string) => page.getByLabel(name, { exact: true });
  const recipeOf = (path: string): Promise<any> =>
    person.client.succeed('GET', `/recipes/${path.replace(/\D/g, '')}`);

  it('what is written is read, and stays after a reload', async () => {
    const window = await open('cookbook/new');
    const { page } = window;
    await field(window, 'Nom du plat').fill('Crumble aux poires');
    await field(window, 'Ingrédients').fill(LINES);
    await field(window, 'Étapes').fill('Éplucher les poires.\nEnfourner 30 minutes.');
    await page.locator('.read-steps .duration').waitFor();
    await page.getByText('ajouté à la ligne plus haut').waitFor();
    await page.reload();
    await page.getByText('Votre brouillon a été repris.').waitFor();
    await page.getByRole('button', { name: 'sel' }).click(); // is given an amount
    await page.getByRole('dialog').getByLabel('Quantité').fill('2');
    await page.getByRole('dialog').getByLabel('Unité').selectOption({ label: 'g' });
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await window.press('Enregistrer');
    await page.locator('.recipe-steps').waitFor();
    const recipe = await recipeOf(new URL(page.url()).pathname);
    expect(recipe).toMatchObject({
      name: 'Crumble aux poires',
      otherLines: [{ kind: 'HEADING', text: 'Pour la pâte', before: 1 }],
      steps: [{ description: 'Éplucher les poires.' }, { description: 'Enfourner 30 minutes.' }],
    });
    const amounts = recipe.ingredients.map(({ quantity }: { quantity: number }) => quantity);
    expect(amounts).toEqual([4, 150, 50, 2]);
  });

  it('saving without a change keeps lines, headings and corrections', async () => {
    const otherLines = [
      { kind: 'HEADING', text: 'Pour la purée', before: 0 },
      { kind: 'TEXT', text: 'fleur de sel', before: 2 },
    ];
    const before = await fixtures.writeDetected(person.client, { otherLines });
    const path = `cookbook/${String(before.id)}`;
    const window = await open(`${path}/edit`);
    await window.press('Enregistrer');
    await window.page.locator('.recipe-steps').waitFor();
    const after = await recipeOf(path);
    for (const part of ['ingredients', 'steps', 'otherLines', 'tags', 'dietIds', 'visibility'])
      expect(after[part]).toEqual(before[part]);
  });

  it('shows both versions when another device has changed the recipe', async () => {
    const { id } = await fixtures.write(person.client);
    const path = `cookbook/${String(id)}`;
    const window = await open(`${path}/edit`);
    await field(window, 'Nom du plat').fill('Carottes à moi');
    await person.client.succeed('POST', `/recipes/${String(id)}/favorite`); // no conflict
    const theirs = fixtures.recipe({ name: 'Carottes à elle', portions: 6 });
    await person.client.succeed('PUT', `/recipes/${String(id)}`, theirs);
    await window.press('Enregistrer');
    const dialog = window.page.getByRole('dialog');
    await dialog.getByText('Carottes à elle').waitFor();
    await dialog.getByText('Carottes à moi').waitFor();
    await window.press('Garder la mienne');
    await window.page.getByRole('heading', { name: 'Carottes à moi' }).waitFor();
    expect(await recipeOf(path)).toMatchObject({ name: 'Carottes à moi', portions: 4 });
  });

  it('a deleted recipe comes back at once, and later from the trash', async () => {
    const { id } = await fixtures.write(person.client, { visibility: 'HOUSE', name: 'Panais' });
    const window = await open(`cookbook/${String(id)}`);
    const { page } = window;
    const remove = async () => {
      await window.press('Autres actions');
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la recette' }).click();
      await page.getByText('« Panais » est dans la corbeille.').waitFor();
    };
    await remove();
    await window.press('Annuler');
    const card = page.locator('.recipe-card').filter({ hasText: 'Panais' });
    await card.click();
    await remove();
    await page.goto(`${app.url}/cookbook/trash`);
    const row = page.locator('.menu-row').filter({ hasText: 'Panais' });
    await row.getByRole('button', { name: 'Reprendre' }).click();
    await row.waitFor({ state: 'detached' });
    await person.client.succeed('DELETE', `/recipes/${String(id)}`);
    await row.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer pour toujours' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await person.client.succeed('GET', '/recipes/trash')).toEqual([]);
  });

  it('an earlier version is compared with the recipe, and comes back', async () => {
    const recipe = await fixtures.write(person.client, { course: 'SIDE' });
    const path = `/recipes/${String(recipe.id)}`;
    await person.client.succeed('PUT', path, fixtures.recipe({ name: 'Carottes', course: null }));
    const window = await open(`cookbook/${String(recipe.id)}/versions`);
    const { page } = window;
    await page.locator('main .menu-row').click();
    await page.locator('.difference').getByText('Carottes au beurre').waitFor();
    await page.locator('.difference').getByText('accompagnement').waitFor();
    await window.press('Revenir à cette version');
    await page.getByText('La recette est revenue à cette version.').waitFor();
    const restored = { name: 'Carottes au beurre', course: 'SIDE', courseSource: 'STATED' };
    expect(await person.client.succeed('GET', path)).toMatchObject(restored);
    await window.press('Annuler');
    await page.locator('main .menu-row').nth(2).waitFor();
    expect(await person.client.succeed('GET', path)).toMatchObject({ name: 'Carottes' });
  });

  it('a recipe is a line of another one, with its own lines and steps, for other portions too', async () => {
    const dough = { name: 'Pâte sablée', portions: 8, visibility: 'HOUSE' };
    const { id } = await fixtures.write(person.client, dough);
    const window = await open('cookbook/new');
    const { page } = window;
    await field(window, 'Nom du plat').fill('Tarte');
    await field(window, 'Ingrédients').fill('4 poires');
    await field(window, 'Étapes').fill('Enfourner 30 minutes.');
    await field(window, 'Type de plat').selectOption('DESSERT');
    await window.press('Ajouter une recette');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('sablée');
    await dialog.getByRole('button', { name: 'Pâte sablée' }).click();
    await dialog.getByRole('spinbutton').fill('2.5');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.locator('.read-lines').getByText('Pâte sablée, 2,5 portions').waitFor();
    await window.press('Enregistrer');
    const part = page.locator('.part');
    await part.getByText('carotte').waitFor();
    const recipe = await recipeOf(new URL(page.url()).pathname);
    expect(recipe).toMatchObject({
      ...{ course: 'DESSERT', parts: [{ recipeId: id, portions: 2.5, note: null, before: 1 }] },
    });
    await page.locator('.recipe-steps').getByText('Éplucher').waitFor();
    for (let portions = 4; portions < 8; portions += 1) await window.press('Une portion de plus');
    await part.getByText('5 portions').waitFor();
  });

  it('several recipes get a tag at once, which is renamed in all of them', async () => {
    const write = (name: string) => fixtures.write(person.client, { visibility: 'HOUSE', name });
    const [one, other] = [await write('Blettes'), await write('Bettes')];
    const window = await open('cookbook');
    const { page } = window;
    await window.press('Ranger le carnet');
    await page.getByRole('button', { name: 'Choisir plusieurs recettes' }).click();
    for (const name of ['Blettes', 'Bettes'])
      await page.locator('.recipe-card').getByRole('button', { name }).click();
    await window.press('Modifier');
    await page.getByLabel('Ajouter les mots-clés').fill('jardin');
    await window.press('Enregistrer');
    await page.getByText('2 recettes modifiées.').waitFor();
    await page.goto(`${app.url}/cookbook/tags`);
    await page.getByRole('button', { name: 'jardin' }).click();
    await page.getByLabel('Nom du mot-clé').fill('potager');
    await window.press('Enregistrer');
    await page.getByRole('button', { name: 'potager' }).waitFor();
    for (const { id } of [one, other])
      expect(await recipeOf(String(id))).toMatchObject({ tags: ['potager'] });
  });

  it('a recipe that was opened is there without a network', async () => {
    const { id } = await fixtures.write(person.client, { visibility: 'HOUSE', name: 'Navets' });
    const window = await open('cookbook');
    const card = window.page.locator('.recipe-card').filter({ hasText: 'Navets' });
    await card.click();
    await window.page.locator('.nutrition').waitFor();
    await window.isKept();
    await window.context.setOffline(true);
    await window.page.goto(`${app.url}/cookbook/${String(id)}`);
    await window.page.getByRole('heading', { name: 'Navets' }).waitFor();
    await window.page.getByText('Éplucher').waitFor();
  });
});
