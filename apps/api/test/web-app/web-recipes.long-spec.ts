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
