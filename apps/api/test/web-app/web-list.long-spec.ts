import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
import { AppWindow, TODAY } from './app-window.js';
import { useWindows } from './windows.js';

describeInBrowser('the list of the application', (browser) => {
  const app = useTestApp();
  const opened = useWindows();
  let fixtures: Fixtures;
  let camille: Member;
  let robin: Member;

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    camille = await signUpAdministrator(app);
    robin = await signUpMember(app, camille);
    await plan('onion', 3);
    await plan('butter', 250, 'gram');
  });

  async function plan(ingredient: string, quantity: number, unit = 'piece'): Promise<void> {
    const ingredients = [fixtures.line(ingredient, quantity, unit)];
    const { id } = await fixtures.write(camille.client, { ingredients });
    const item = { recipeId: id, date: TODAY, slot: 'LUNCH', portions: 4 };
    await camille.client.succeed('POST', '/planning/items', item);
  }

  const send = (date: string, ...operations: object[]) =>
    robin.client.succeed('POST', '/planning/shopping-list/operations', { date, operations });

  const openAs = (person: Member) => opened(AppWindow.ofList(browser(), app.url, person));

  it('shows the week by shelf, and another week', async () => {
    const window = await openAs(camille);
    const { page } = window;
    expect(await window.shown()).toEqual({ open: ['oignons 3', 'beurre 250 g'], ticked: [] });
    expect(await page.locator('.shelf h3').allTextContents()).toEqual([
      'légumes',
      'laits et crèmes',
    ]);
    await page.getByRole('heading', { name: 'Semaine du 6 juillet' }).waitFor();
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await page.getByRole('heading', { name: 'Semaine du 13 juillet' }).waitFor();
    await page.getByText('Rien à acheter cette semaine.').waitFor();
  });

  it('shows what the other phone ticks, unticks, adds, renames and removes', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.tick('oignons');
    await other.page.locator('.ticked').getByText('oignons').waitFor();
    await other.tick('oignons');
    await one.page.locator('.shelves').getByText('oignons').waitFor();
    await one.add('papier cuisson');
    await other.line('papier cuisson').waitFor();
    await other.rename('papier cuisson', 'deux rouleaux');
    await one.line('deux rouleaux').waitFor();
    await one.remove('deux rouleaux');
    await other.line('deux rouleaux').waitFor({ state: 'detached' });
    await one.press('Annuler');
    await other.line('deux rouleaux').waitFor();
  });

  it('two phones, one of them offline for a while, end with the same list', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.context.setOffline(true);
    await one.tick('oignons');
    await one.add('sacs');
    await one.page.getByText('2 changements en attente').waitFor();
    expect(await one.shown()).toEqual({ open: ['beurre 250 g', 'sacs'], ticked: ['oignons 3'] });
    await other.tick('beurre');
    await other.add('piles');
    await other.isCurrent();
    await one.context.setOffline(false);
    await one.line('piles').waitFor();
    await one.isCurrent();
    await other.line('sacs').waitFor();
    const { open, ticked } = await one.shown();
    expect(new Set(open)).toEqual(new Set(['sacs', 'piles']));
    expect(ticked).toEqual(['oignons 3', 'beurre 250 g']);
    expect(await other.shown()).toEqual({ open, ticked });
  });

  it('opens offline, with names and with the changes that are not delivered', async () => {
    const window = await openAs(camille);
    await send(TODAY, { id: randomUUID(), kind: 'ADD', text: 'piles' });
    await window.page.getByText('ajouté par').waitFor();
    await window.isKept();
    await window.context.setOffline(true);
    await window.tick('beurre');
    await window.add('sacs');
    await window.page.reload();
    await window.line('sacs').waitFor();
    const expected = { open: ['oignons 3', 'piles', 'sacs'], ticked: ['beurre 250 g'] };
    expect(await window.shown()).toEqual(expected);
    await window.page.getByText('ajouté par').waitFor();
    await window.page.getByText('2 changements en attente').waitFor();
    await window.context.setOffline(false);
    await window.isCurrent();
    expect(await window.shown()).toEqual(expected);
  });

  it('a reload in the middle of a delivery loses and doubles nothing', async () => {
    const window = await openAs(camille);
    // The service applies the operations; the page is gone before the response arrives.
    const arrived = new Promise<void>((resolve) => {
      void window.page.route('**/planning/shopping-list/operations', async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await window.tick('oignons');
    await window.add('sacs');
    await arrived;
    await window.page.unrouteAll({ behavior: 'ignoreErrors' });
    await window.page.reload();
    await window.line('sacs').waitFor();
    await window.isCurrent();
    expect(await window.shown()).toEqual({ open: ['beurre 250 g', 'sacs'], ticked: ['oignons 3'] });
  });

  it('shows what is missing when the plan grows after a tick, in whole pieces', async () => {
    await plan('carrot', 1.5);
    await plan('parsley', 3, 'sprig');
    const window = await openAs(camille);
    expect((await window.shown()).open).toEqual(
      expect.arrayContaining(['carottes 2', 'persil 1 botte il faut 3 brins']),
    );
    await window.tick('beurre');
    await window.tick('carottes');
    await window.isCurrent();
    await plan('butter', 100, 'gram');
    await plan('carrot', 1.5);
    await window.page
      .locator('.shelves .line-name')
      .getByText('carotte', { exact: true })
      .waitFor();
    expect((await window.shown()).open).toEqual(
      expect.arrayContaining(['carotte 1 déjà pris : 2', 'beurre 100 g déjà pris : 250 g']),
    );
  });

  it('tells the person when a change had no effect', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.add('sacs');
    await other.line('sacs').waitFor();
    await one.context.setOffline(true);
    await one.rename('sacs', 'grands sacs');
    await other.remove('sacs');
    await other.isCurrent();
    await one.context.setOffline(false);
    await one.page.locator('.toast').waitFor();
    expect(await one.toasts()).toEqual([expect.stringContaining('grands sacs')]);
    await one.line('grands sacs').waitFor({ state: 'detached' });
  });

  it('keeps changes while the session has ended, and delivers them after sign-in', async () => {
    const window = await openAs(camille);
    await camille.client.post('/auth/logout-everywhere');
    await window.tick('oignons');
    await window.page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(await window.keptKeys()).toEqual([]); // another person may use the device
    await window.signIn(camille);
    await window.isCurrent();
    expect((await window.shown()).ticked).toEqual(['oignons 3']);
  });

  it('removes everything from the device of a person who signs out', async () => {
    const window = await openAs(camille);
    await window.page.goto('/account');
    await window.press('Se déconnecter');
    await window.page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(await window.page.evaluate('indexedDB.databases()')).toEqual([]);
    expect(await window.page.evaluate('localStorage.length')).toBe(0);
  });

  it('takes off what the house has, and brings it back', async () => {
    const [window, other] = [await openAs(camille), await openAs(robin)];
    await window.openDetails('oignons');
    await window.press('On en a déjà');
    await other.line('oignons').waitFor({ state: 'detached' });
    await window.press('Annuler');
    await other.line('oignons').waitFor();
    expect((await other.shown()).open).toEqual(['oignons 3', 'beurre 250 g']);
  });

  it('shows staples and texts apart, with the names of recipes', async () => {
    const ingredients = [fixtures.line('water', 50, 'centiliter')];
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const recipe = { name: 'Soupe', ingredients, otherLines };
    const { id: recipeId } = await fixtures.write(camille.client, recipe);
    const item = { recipeId, date: TODAY, slot: 'LUNCH', portions: 4 };
    await camille.client.succeed('POST', '/planning/items', item);
    const window = await openAs(camille);
    const staples = window.page.locator('.shelf', { hasText: 'À la maison' });
    expect(await staples.locator('.line').allInnerTexts()).toEqual([
      expect.stringMatching(/eau\s50\scl\s+Soupe/i),
    ]);
    await window.page.locator('.shelf', { hasText: 'fleur de sel' }).getByText('Soupe').waitFor();
  });

  it('completes a food, which adds to the line of the plan', async () => {
    const window = await openAs(camille);
    await window.page.getByRole('combobox').fill('carot');
    await window.page.getByRole('option', { name: 'carotte légumes', exact: true }).click();
    await window.line('carotte').waitFor();
    await window.page.getByRole('combobox').fill('Oignons');
    await window.page.getByRole('combobox').press('Enter');
    await window.page.getByText('avec notre article « Oignons »').waitFor();
    await window.isCurrent();
    const { body } = await camille.client.get(`/planning/shopping-list?date=${TODAY}`);
    expect(body.ownLines).toMatchObject([{ text: 'carotte' }, { text: 'Oignons', inLine: true }]);
  });

  it('says who added a line, since when, and what is left of the week before', async () => {
    const before = '2026-07-01';
    await send(before, { id: randomUUID(), kind: 'ADD', text: 'sacs' });
    const onion = `ingredient-${String(fixtures.id('ingredients', 'onion'))}`;
    const amount = { quantity: 1, unitId: fixtures.id('units', 'piece') };
    await send(before, { id: randomUUID(), kind: 'CHECK', lineId: onion, ...amount });
    const window = await openAs(camille);
    await window.page.getByText('ajouté par').waitFor();
    const about = (name: string) => window.line(name).locator('.line-about').innerText();
    expect(await about('sacs')).toMatch(/^ajouté par .+ · depuis le 1 juillet$/);
    expect((await window.shown()).open).toContain('oignons 2');
    expect(await about('oignons')).toContain('1 de la semaine du 29 juin');
  });

  it('shows what is bought in one shop, and what the pantry has', async () => {
    const ingredientIds = [fixtures.id('ingredients', 'onion')];
    await camille.client.succeed('POST', '/house/current/shops', { name: 'Marché', ingredientIds });
    await camille.client.succeed('POST', '/house/current/shops', { name: 'Fromager' });
    const butter = fixtures.id('ingredients', 'butter');
    const amount = { quantity: 50, unitId: fixtures.id('units', 'gram') };
    await camille.client.succeed('PUT', `/house/current/pantry/${String(butter)}`, amount);
    const window = await openAs(camille);
    await window.page.getByText('Fromager').click();
    await window.line('oignons').waitFor({ state: 'detached' });
    await window.page.getByText('Marché').click();
    await window.line('oignons').waitFor();
  });

  it('prints without its controls, and follows the first day of the week', async () => {
    await camille.client.succeed('PATCH', '/house/current', { weekStartsOn: 'SUNDAY' });
    const window = await openAs(camille);
    await window.page.getByRole('heading', { name: 'Semaine du 5 juillet' }).waitFor();
    await window.line('oignons').waitFor();
    await window.page.emulateMedia({ media: 'print' });
    expect(await window.page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await window.line('oignons').isVisible()).toBe(true);
  });
});
