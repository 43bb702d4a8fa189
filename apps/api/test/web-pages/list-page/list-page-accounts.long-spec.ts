import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { type RealProvider, startRealProvider } from '../../support/openid/real-provider.js';
import { signUpAdministrator, signUpPerson } from '../../support/people.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { ListWindow } from './list-window.js';

const PASSWORD = 'trois petits navets';
const newEmail = () => `camille.${randomUUID()}@example.org`;

describeInBrowser('accounts on the page /list', (browser) => {
  let app: TestApp;
  let windows: ListWindow[];
  const others: TestApp[] = [];
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => {
    windows = [];
  });
  afterEach(async () => {
    await Promise.all(windows.map((window) => window.close()));
    const errors = windows.flatMap((window) => window.errors);
    if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  });
  afterAll(() => Promise.all([app, ...others].map((each) => each.close())));

  async function open(url = app.url, locale?: string): Promise<ListWindow> {
    const window = await ListWindow.open(browser(), url, locale);
    windows.push(window);
    return window;
  }

  async function startOther(env: Record<string, string>): Promise<TestApp> {
    const other = await startTestApp(env);
    others.push(other);
    return other;
  }

  /** Sends the form that creates an account. */
  async function signUp({ page }: ListWindow, { email = newEmail(), code = '' } = {}) {
    await page.getByRole('button', { name: 'Créer un compte' }).click();
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Mot de passe').fill(PASSWORD);
    await page.getByLabel('Code d’invitation (facultatif)').fill(code);
    await page.locator('#sign-in button').click();
  }

  const alert = ({ page }: ListWindow, text: string | RegExp) =>
    page.getByRole('alert').filter({ hasText: text }).waitFor();

  it('creates an account and a house, and shows the code with which another person joins it', async () => {
    const window = await open();
    await signUp(window);
    await window.page.getByLabel('Nom du foyer').fill('La Roseraie');
    await window.page.getByRole('button', { name: 'Créer', exact: true }).click();
    await window.isCurrent();
    await window.add('sacs');
    const [notice = ''] = await window.notices();
    const code = notice.slice(notice.indexOf(':') + 1).trim();

    const other = await open();
    await signUp(other);
    const codeField = other.page.locator('#join-house').getByLabel('Code d’invitation');
    await codeField.fill('AAAA-AAAA-AAAA');
    await other.page.getByRole('button', { name: 'Rejoindre', exact: true }).click();
    await alert(other, "Ce code d'invitation ne correspond à aucun foyer");
    await codeField.fill(code.toLowerCase());
    await other.page.getByRole('button', { name: 'Rejoindre', exact: true }).click();
    await other.line('sacs').waitFor();
    expect((await other.shown()).open).toEqual(['sacs']);
  });

  it('joins a house while it creates the account, and keeps the person signed in', async () => {
    const { invitationCode } = await signUpAdministrator(app);
    const window = await open();
    await signUp(window, { code: invitationCode });
    await window.isCurrent();
    await window.page.reload();
    await window.isCurrent();
    await window.page.getByRole('button', { name: 'Se déconnecter' }).click();
    await window.page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(await window.page.locator('#list').isVisible()).toBe(false);
  });

  it('a person without a house may sign out, and is asked again after a reload', async () => {
    const window = await open();
    await window.signIn(await signUpPerson(app));
    await window.page.getByRole('heading', { name: 'Créer un foyer' }).waitFor();
    await window.page.reload();
    await window.page.getByRole('heading', { name: 'Créer un foyer' }).waitFor();
    await window.page.getByRole('button', { name: 'Se déconnecter' }).click();
    await window.page.getByRole('heading', { name: 'Se connecter' }).waitFor();
    expect(await window.page.locator('#no-house').isVisible()).toBe(false);
  });

  it('names the reason when an account cannot be created, and keeps what was written', async () => {
    const { email } = await signUpPerson(app);
    const window = await open();
    await signUp(window, { email });
    await alert(window, 'Un compte existe déjà avec cette adresse e-mail.');
    expect(await window.page.getByLabel('Prénom').inputValue()).toBe('Camille');
    await window.page.getByRole('button', { name: 'Se connecter' }).click();
    expect(await window.page.locator('#sign-in .error').innerText()).toBe('');
    await window.page.locator('#sign-in button').click();
    await alert(window, /foyer/);
  });

  it.each([
    [{ REGISTRATION: 'closed' }, 'Les inscriptions sont fermées'],
    [{ REGISTRATION: 'invitation' }, 'demandez un code d'],
    [{ PASSWORD_LOGIN: 'off' }, 'Ce service n'],
  ])('says in plain words what %j does not allow', async (env: object, sentence) => {
    const other = await startOther({ ...env });
    if (!('PASSWORD_LOGIN' in env)) await signUpPerson(other); // the first one is always allowed
    const window = await open(other.url);
    await signUp(window);
    await alert(window, sentence);
    expect(await window.page.locator('#no-house').isVisible()).toBe(false);
  });

  it('offers no other account without OpenID Connect', async () => {
    const window = await open();
    await window.page.locator('#sign-in').waitFor();
    expect(await window.page.getByRole('link', { name: 'compte habituel' }).count()).toBe(0);
  });

  describe('with OpenID Connect', () => {
    let provider: RealProvider;
    let own: TestApp;
    let invitationCode: string;
    beforeAll(async () => {
      provider = await startRealProvider();
      own = await startOther({ ...provider.env, REGISTRATION: 'invitation' });
      provider.register(own.url);
      ({ invitationCode } = await signUpAdministrator(own)); // the first account needs no code
    });
    afterAll(() => {
      provider.close();
    });

    /** Follows the link to the provider, signs in there, and returns. */
    async function signInAtProvider({ page }: ListWindow, email: string) {
      const login = randomUUID();
      provider.people.set(login, { email, email_verified: true, given_name: 'Robin' });
      await page.getByRole('link', { name: 'Se connecter avec votre compte habituel' }).click();
      await page.locator('[name=login]').fill(login);
      await page.locator('[name=password]').fill('x');
      await page.locator('[type=submit]').click();
      await page.locator('[name=prompt][value=consent]').waitFor({ state: 'attached' });
      await page.locator('[type=submit]').click();
      await page.waitForURL((url) => url.origin === own.url);
    }

    it('signs in a new person, who joins the house of a code', async () => {
      const other = await open(own.url);
      await signInAtProvider(other, newEmail());
      await alert(other, 'demandez un code');
      const window = await open(own.url);
      await window.page.getByRole('button', { name: 'Créer un compte' }).click();
      await window.page.getByLabel('Code d’invitation (facultatif)').fill(invitationCode);
      await signInAtProvider(window, newEmail());
      await window.isCurrent();
      expect(new URL(window.page.url()).search).toBe('');
    });

    it('joins an account with the same email after its password was given once', async () => {
      const email = newEmail();
      const window = await open(own.url);
      await signUp(window, { email, code: invitationCode });
      await window.page.getByRole('button', { name: 'Se déconnecter' }).click();
      await signInAtProvider(window, email);
      await window.page.getByRole('heading', { name: 'Relier vos comptes' }).waitFor();
      expect(await window.page.getByLabel('Adresse e-mail').isVisible()).toBe(false);
      await window.page.getByLabel('Mot de passe').fill(PASSWORD);
      await window.page.locator('#sign-in button').click();
      await window.isCurrent();
    });
  });

  it('GET / leads to the page with the outcome of a sign-in', async () => {
    const { status, headers } = await fetch(`${app.url}/?oidc=join`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, 'list?oidc=join']);
  });
});
