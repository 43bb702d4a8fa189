import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../../support/fixtures.js';
import {
  type Member,
  signUpAdministrator,
  signUpMember,
  signUpPerson,
} from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { ListWindow, TODAY } from './list-window.js';

describeInBrowser('the page /list', (browser) => {
  const app = useTestApp();
  let fixtures: Fixtures;
  let camille: Member;
  let robin: Member;
  let windows: ListWindow[];

  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
  });
  beforeEach(async () => {
    windows = [];
    camille = await signUpAdministrator(app);
    robin = await signUpMember(app, camille);
    await plan('onion', 3);
    await plan('butter', 250, 'gram');
  });
  afterEach(async () => {
    await Promise.all(windows.map((window) => window.close()));
    const errors = windows.flatMap((window) => window.errors);
    if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  });

  async function plan(ingredient: string, quantity: number, unit = 'piece'): Promise<void> {
    const { client } = camille;
    const ingredients = [fixtures.line(ingredient, quantity, unit)];
    const { id } = await fixtures.write(client, { ingredients });
    const item = { recipeId: id, date: TODAY, slot: 'LUNCH', portions: 4 };
    await client.post('/planning/items', item);
  }

  async function openAs(person: Member): Promise<ListWindow> {
    const window = await ListWindow.of(browser(), app.url, person);
    windows.push(window);
    return window;
  }

  it('shows the list of the week by shelf after sign-in', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    expect(await window.shown()).toEqual({ open: ['oignon 3 pièces', 'beurre 250 g'], ticked: [] });
    expect(await window.page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      expect.stringMatching(/légumes/i),
      expect.stringMatching(/laits et crèmes/i),
    ]);
    expect(await window.page.locator('#week').innerText()).toBe('Semaine du 6 juillet');
    expect(await window.status()).toBe('À jour');
  });

  it('names the reason when the sign-in fails, and asks a person without a house for one', async () => {
    const window = await ListWindow.open(browser(), app.url);
    windows.push(window);
    await window.signIn({ ...camille, password: 'another password' });
    await window.page
      .getByRole('alert')
      .filter({ hasText: /mot de passe/i })
      .waitFor();
    await window.signIn(await signUpPerson(app));
    await window.page.getByRole('alert').filter({ hasText: /foyer/ }).waitFor();
    expect(await window.page.locator('#list').isVisible()).toBe(false);
  });

  it('shows what the other phone ticks, unticks, adds, edits and removes', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.tick('oignon');
    await other.page.locator('#ticked').getByText('oignon').waitFor();
    await other.tick('oignon');
    await one.page.locator('#shelves').getByText('oignon').waitFor();
    await one.add('papier cuisson');
    await other.line('papier cuisson').waitFor();
    await other.edit('papier cuisson', 'deux rouleaux');
    await one.line('deux rouleaux').waitFor();
    await one.remove('deux rouleaux');
    await other.line('deux rouleaux').waitFor({ state: 'detached' });
    expect(await other.shown()).toEqual({ open: ['oignon 3 pièces', 'beurre 250 g'], ticked: [] });
  });

  it('two phones, one of them offline for a while, end with the same list', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.line('oignon').waitFor();
    await one.context.setOffline(true);
    await one.tick('oignon');
    await one.add('sacs');
    await one.page.getByText('Hors ligne · 2 modifications en attente').waitFor();
    expect(await one.shown()).toEqual({
      open: ['beurre 250 g', 'sacs'],
      ticked: ['oignon 3 pièces'],
    });
    await other.tick('beurre');
    await other.add('piles');
    await other.isCurrent();

    await one.context.setOffline(false);
    await one.line('piles').waitFor();
    await one.isCurrent();
    await other.line('sacs').waitFor();
    const { open, ticked } = await one.shown();
    expect(new Set(open)).toEqual(new Set(['sacs', 'piles']));
    expect(ticked).toEqual(['oignon 3 pièces', 'beurre 250 g']);
    expect(await other.shown()).toEqual({ open, ticked });
  });

  it('opens offline, with the changes that are not delivered', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await window.isKept();
    await window.context.setOffline(true);
    await window.tick('beurre');
    await window.add('sacs');
    await window.page.reload();
    await window.line('sacs').waitFor();
    const expected = { open: ['oignon 3 pièces', 'sacs'], ticked: ['beurre 250 g'] };
    expect(await window.shown()).toEqual(expected);
    await window.page.getByText('Hors ligne · 2 modifications en attente').waitFor();

    await window.context.setOffline(false);
    await window.isCurrent();
    expect(await window.shown()).toEqual(expected);
  });

  it('a reload in the middle of a delivery loses and doubles nothing', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    // The service applies the operations; the page is gone before the response arrives.
    const operations = '**/planning/shopping-list/operations';
    const arrived = new Promise<void>((resolve) => {
      void window.page.route(operations, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await window.tick('oignon');
    await window.add('sacs');
    await arrived;
    await window.page.unrouteAll({ behavior: 'ignoreErrors' });
    await window.page.reload();
    await window.isCurrent();
    await window.line('sacs').waitFor();
    expect(await window.shown()).toEqual({
      open: ['beurre 250 g', 'sacs'],
      ticked: ['oignon 3 pièces'],
    });
  });

  it('shows what is missing when the plan grows after a tick', async () => {
    const window = await openAs(camille);
    await window.tick('beurre');
    await window.page.locator('#ticked').getByText('beurre').waitFor();
    await window.isCurrent();
    await plan('butter', 100, 'gram');
    await window.page.locator('#shelves').getByText('beurre').waitFor();
    expect((await window.shown()).open).toContain('beurre 100 g déjà pris : 250 g');
  });

  it('shows what a shop sells, and ticks whole pieces', async () => {
    await plan('carrot', 1.5);
    await plan('parsley', 3, 'sprig');
    const window = await openAs(camille);
    await window.line('carotte').waitFor();
    const { open } = await window.shown();
    expect(open).toContain('carotte 2 pièces');
    expect(open).toContain('persil 1 botte il faut 3 brins');
    await window.tick('carotte');
    await window.isCurrent();
    await plan('carrot', 0.5);
    await plan('carrot', 1);
    await window.page.locator('#shelves').getByText('carotte').waitFor();
    expect((await window.shown()).open).toContain('carotte 1 pièce déjà pris : 2 pièces');
  });

  it('shows and ticks what is missing of an own line', async () => {
    const batteries = randomUUID();
    const send = (...operations: object[]) =>
      camille.client.post('/planning/shopping-list/operations', { date: TODAY, operations });
    await send(
      { id: batteries, kind: 'ADD', text: 'piles', quantity: 4 },
      { id: randomUUID(), kind: 'CHECK', lineId: batteries, quantity: 1 },
    );
    const window = await openAs(camille);
    await window.line('piles').waitFor();
    expect((await window.shown()).open).toContain('piles 3 déjà pris : 1');
    await window.tick('piles');
    await window.isCurrent();
    expect((await window.shown()).ticked).toEqual(['piles 4']);
    await send({ id: randomUUID(), kind: 'EDIT', lineId: batteries, quantity: 6 });
    await window.page.locator('#shelves').getByText('piles').waitFor();
    expect((await window.shown()).open).toContain('piles 2 déjà pris : 4');
  });

  it('tells the person when a change had no effect', async () => {
    const [one, other] = [await openAs(camille), await openAs(robin)];
    await one.add('sacs');
    await other.line('sacs').waitFor();
    await one.context.setOffline(true);
    await one.edit('sacs', 'grands sacs');
    await other.remove('sacs');
    await other.isCurrent();
    await one.context.setOffline(false);
    await one.page.locator('#notices .notice').waitFor();
    expect(await one.notices()).toEqual([expect.stringContaining('grands sacs')]);
    await one.line('grands sacs').waitFor({ state: 'detached' });
  });

  it('keeps changes while the session has ended, and delivers them after sign-in', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await camille.client.post('/auth/logout-everywhere');
    await window.tick('oignon');
    await window.page.locator('#sign-in').waitFor();
    await window.page.locator('#ticked').getByText('oignon').waitFor();
    await window.signIn(camille);
    await window.isCurrent();
    expect((await window.shown()).ticked).toEqual(['oignon 3 pièces']);
    const { body } = await robin.client.get(`/planning/shopping-list?date=${TODAY}`);
    expect(body.lines.filter(({ checked }: any) => checked.length > 0)).toHaveLength(1);
  });

  it.each<[string, (window: ListWindow) => Promise<unknown>]>([
    ['on another device', () => camille.client.post('/auth/logout-everywhere')],
    [
      'while the page was closed',
      async (window) => {
        await window.page.goto('about:blank');
        await camille.client.post('/auth/logout-everywhere');
        await window.page.goto('/list');
      },
    ],
  ])('keeps no list when the session has ended %s', async (_, end) => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await end(window);
    await window.page.locator('#sign-in').waitFor();
    await window.page.reload();
    await window.page.locator('#sign-in').waitFor();
    expect(await window.page.locator('#list').isVisible()).toBe(false);
    expect(await window.storedLists()).toEqual([]);
  });

  it('forgets the list of a person who signs out', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await window.page.getByRole('button', { name: 'Se déconnecter' }).click();
    await window.page.locator('#sign-in').waitFor();
    await window.page.reload();
    await window.page.locator('#sign-in').waitFor();
    expect(await window.page.locator('#list').isVisible()).toBe(false);
    expect(await window.page.evaluate('indexedDB.databases()')).toEqual([]);
  });

  it('shows another week', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await window.page.getByRole('button', { name: 'Semaine suivante' }).click();
    await window.page.getByText('Rien à acheter cette semaine.').waitFor();
    expect(await window.page.locator('#week').innerText()).toBe('Semaine du 13 juillet');
    await window.page.getByRole('button', { name: 'Semaine précédente' }).click();
    await window.line('oignon').waitFor();
  });

  const send = (date: string, ...operations: object[]) =>
    robin.client.succeed('POST', '/planning/shopping-list/operations', { date, operations });

  it('takes off what the house has, and brings it back', async () => {
    const window = await openAs(camille);
    await window.page.getByRole('button', { name: 'On en a : oignon' }).click();
    await window.line('oignon').waitFor({ state: 'detached' });
    await window.isCurrent();
    const other = await openAs(robin);
    await other.line('beurre').waitFor();
    expect((await other.shown()).open).toEqual(['beurre 250 g']);
    await window.page.getByRole('button', { name: 'Annuler' }).click();
    await window.line('oignon').waitFor();
    await other.line('oignon').waitFor();
    expect((await other.shown()).open).toEqual(['oignon 3 pièces', 'beurre 250 g']);
  });

  it('shows staples and texts apart, with the names of recipes', async () => {
    const ingredients = [fixtures.line('water', 50, 'centiliter'), fixtures.line('onion', 1)];
    const otherLines = [{ kind: 'TEXT', text: 'fleur de sel', before: 0 }];
    const recipe = { name: 'Soupe', ingredients, otherLines };
    const { id: recipeId } = await fixtures.write(camille.client, recipe);
    const item = { recipeId, date: TODAY, slot: 'LUNCH', portions: 4 };
    await camille.client.succeed('POST', '/planning/items', item);
    const window = await openAs(camille);
    await window.page.locator('#staples').getByText('eau 50 cl').waitFor();
    await window.page.locator('#texts').getByText('fleur de sel').waitFor();
    expect(await window.page.locator('#texts .about').innerText()).toBe('Soupe');
    const onion = window.line('oignon').locator('.about');
    expect(await onion.getAttribute('data-recipes')).toContain('Soupe');
    await window.tick('eau');
    await window.isCurrent();
    const { body } = await camille.client.get(`/planning/shopping-list?date=${TODAY}`);
    expect(body.staples).toMatchObject([{ missing: [] }]);
  });

  it('completes an ingredient, which adds to the line of the plan', async () => {
    const window = await openAs(camille);
    await window.page.locator('#new-text').fill('carot');
    const proposal = window.page.locator('#proposals option[value=carotte]');
    await proposal.waitFor({ state: 'attached' });
    expect(await proposal.textContent()).toBe('légumes');
    await window.page.locator('#new-text').fill('Oignons');
    await window.page.locator('#new-text').press('Enter');
    await window.add('carottes');
    await window.isCurrent();
    expect(await window.line('oignon').locator('.about').innerText()).toContain('« Oignons »');
    const [first] = await window.page.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(first).toMatch(/légumes/i);
    expect((await window.shown()).open).toEqual(['oignon 3 pièces', 'carottes', 'beurre 250 g']);
    const { body } = await camille.client.get(`/planning/shopping-list?date=${TODAY}`);
    expect(body.ownLines).toMatchObject([{ inLine: true }, { text: 'carottes', inLine: false }]);
    await window.remove('oignon');
    await window.line('oignon').locator('.edit').waitFor({ state: 'detached' });
  });

  it('says who added a line, since when, who took it, and what is left of the week before', async () => {
    const before = '2026-07-01';
    const [bags, item] = [randomUUID(), { date: before }];
    await send(before, { id: bags, kind: 'ADD', text: 'sacs' });
    const onion = `ingredient-${String(fixtures.id('ingredients', 'onion'))}`;
    const amount = { quantity: 1, unitId: fixtures.id('units', 'piece') };
    await send(item.date, { id: randomUUID(), kind: 'CHECK', lineId: onion, ...amount });
    const window = await openAs(camille);
    const about = (name: string) => window.line(name).locator('.about').innerText();
    await window.page.getByText('ajouté par').waitFor();
    expect(await about('sacs')).toMatch(/^ajouté par .+ · depuis le 1 juillet$/);
    expect((await window.shown()).open).toContain('oignon 2 pièces');
    expect(await about('oignon')).toMatch(/^1\spièce de la semaine du 29 juin$/);
    await send(TODAY, { id: randomUUID(), kind: 'CHECK', lineId: bags });
    await window.page.locator('#ticked').getByText('sacs').waitFor();
    expect(await about('sacs')).toContain('pris par');
  });

  it('keeps its controls and names after a start without a network', async () => {
    const window = await openAs(camille);
    await send(TODAY, { id: randomUUID(), kind: 'ADD', text: 'sacs' });
    await window.page.getByText('ajouté par').waitFor();
    await window.isKept();
    await window.context.setOffline(true);
    await window.page.reload();
    await window.page.getByText('ajouté par').waitFor();
    await window.page.getByRole('button', { name: 'On en a : oignon' }).waitFor();
    await window.page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    await window.page.getByRole('button', { name: 'Modifier : sacs' }).waitFor();
    expect((await window.shown()).open).toEqual(['oignon 3 pièces', 'beurre 250 g', 'sacs']);
  });

  it('prints without its controls', async () => {
    const window = await openAs(camille);
    await window.line('oignon').waitFor();
    await window.page.emulateMedia({ media: 'print' });
    expect(await window.page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect((await window.shown()).open).toContain('oignon 3 pièces');
  });

  it('follows a house whose week begins on another day', async () => {
    const window = await openAs(camille);
    await camille.client.succeed('PATCH', '/house/current', { weekStartsOn: 'SUNDAY' });
    await window.page.reload();
    await window.page.getByText('Semaine du 5 juillet').waitFor();
    await window.line('oignon').waitFor();
    expect((await window.shown()).open).toEqual(['oignon 3 pièces', 'beurre 250 g']);
    await camille.client.succeed('PATCH', '/house/current', { weekStartsOn: 'MONDAY' });
  });

  it('changes its language', async () => {
    const window = await openAs(camille);
    await window.page.getByRole('button', { name: 'English' }).click();
    await window.line('onion').waitFor();
    expect((await window.shown()).open).toEqual(['onion 3 pieces', 'butter 250 g']);
    expect(await window.page.locator('html').getAttribute('lang')).toBe('en');
    expect(await window.page.locator('#week').innerText()).toBe('Week of July 6');
  });
});
