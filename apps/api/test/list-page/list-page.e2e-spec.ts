import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { useTestApp } from '../support/test-app.js';
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

  it('changes its language', async () => {
    const window = await openAs(camille);
    await window.page.getByRole('button', { name: 'English' }).click();
    await window.line('onion').waitFor();
    expect((await window.shown()).open).toEqual(['onion 3 pieces', 'butter 250 g']);
    expect(await window.page.locator('html').getAttribute('lang')).toBe('en');
    expect(await window.page.locator('#week').innerText()).toBe('Week of July 6');
  });
});
