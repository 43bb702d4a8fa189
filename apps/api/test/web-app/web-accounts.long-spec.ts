import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { AccountAdministration } from '../../src/auth/account-administration.service.js';
import { type RealProvider, startRealProvider } from '../support/openid/real-provider.js';
import { signUpAdministrator, signUpPerson } from '../support/people.js';
import { MailServer } from '../support/processes/mail-server.js';
import { startTestApp, type TestApp, useTestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';
import { AppWindow } from './app-window.js';
import { useWindows } from './windows.js';

const PASSWORD = 'trois petits navets';
const NEW_PASSWORD = 'quatre gros poireaux';
const newEmail = () => `camille.${randomUUID()}@example.org`;

describeInBrowser('accounts in the application', (browser) => {
  const app = useTestApp();
  const opened = useWindows();
  const open = (path = '/', { url } = app as { url: string }) =>
    opened(AppWindow.open(browser(), url + path));

  /** Sends the form that creates an account. */
  async function signUp(window: AppWindow, email = newEmail(), password = PASSWORD) {
    await window.page.getByLabel('Prénom').fill('Camille');
    await window.page.getByLabel('Adresse e-mail').fill(email);
    await window.page.getByLabel('Mot de passe').fill(password);
    await window.press('Créer un compte');
  }

  const alert = ({ page }: AppWindow, text: string | RegExp) =>
    page.getByRole('alert').filter({ hasText: text }).waitFor();

  it('a person signs up and starts a house; another one joins it by its link', async () => {
    const window = await open();
    await window.page.getByRole('link', { name: 'Créer un compte' }).click();
    await signUp(window);
    await window.page.getByLabel('Nom du foyer').fill('La Roseraie');
    await window.press('Créer un foyer');
    await window.page.getByRole('heading', { name: 'Vos premières recettes' }).waitFor();
    const code = await window.page.locator('.invitation-code').innerText();

    const other = await open(`/join/${code.toLowerCase()}`);
    await other.page.reload(); // the code stays in the address
    await signUp(other);
    await other.goTo('Courses');
    await other.add('sacs');
    await window.goTo('Courses');
    await window.line('sacs').waitFor();
  });

  it('a person with an account joins by its code', async () => {
    const { invitationCode } = await signUpAdministrator(app);
    const person = await signUpPerson(app);
    const window = await open('/sign-up');
    await window.press('J’ai un code d’invitation');
    await window.page.getByLabel('Code d’invitation').fill(invitationCode);
    await window.press('Continuer');
    await window.press('J’ai déjà un compte');
    await window.signIn(person);
    await window.press(/^Rejoindre en tant que/);
    await window.goTo('Courses');
    await window.isCurrent();
  });

  it('says at the field what is refused, and keeps what was written', async () => {
    const { email } = await signUpPerson(app);
    const window = await open('/sign-up');
    await signUp(window, email, 'password1');
    const errorOf = (label: string) =>
      window.page.getByLabel(label).locator('..').getByRole('alert').innerText();
    expect(await errorOf('Mot de passe')).toMatch(/trop courant/);
    expect(await window.page.getByLabel('Prénom').inputValue()).toBe('Camille');
    await window.page.getByLabel('Mot de passe').fill(PASSWORD);
    await window.press('Créer un compte');
    await window.page.getByText('Un compte existe déjà').waitFor();
    expect(await errorOf('Adresse e-mail')).toMatch(/existe déjà/);
  });

  it('names the reason when the sign-in fails', async () => {
    const person = await signUpPerson(app);
    const window = await open();
    await window.signIn({ ...person, password: 'another password' });
    await alert(window, /mot de passe/i);
    await window.signIn(person);
    await window.page.getByLabel('Nom du foyer').waitFor();
    await window.press('Se déconnecter');
    await window.page.getByRole('heading', { name: 'Se connecter' }).waitFor();
  });

  it.each([
    [{ REGISTRATION: 'invitation' }, 'demandez un code'],
    [{ REGISTRATION: 'closed' }, 'inscriptions sont fermées'],
  ])('says in plain words what %j does not allow', async (env: object, sentence) => {
    const other = await startTestApp({ ...env });
    await signUpPerson(other); // the first one is always allowed
    const window = await open('/sign-up', other);
    await signUp(window);
    await alert(window, sentence);
    await other.close();
  });

  describe('with OpenID Connect', () => {
    let provider: RealProvider;
    let own: TestApp;
    let invitationCode: string;
    beforeAll(async () => {
      provider = await startRealProvider();
      own = await startTestApp({ ...provider.env, REGISTRATION: 'invitation' });
      provider.register(own.url);
      ({ invitationCode } = await signUpAdministrator(own)); // the first account needs no code
    });
    afterAll(async () => {
      await own.close();
      provider.close();
    });

    /** Follows the link to the provider, signs in there, and returns. */
    async function signInAtProvider({ page }: AppWindow, email: string) {
      const login = randomUUID();
      provider.people.set(login, { email, email_verified: true, given_name: 'Robin' });
      await page.getByRole('link', { name: 'Continuer avec votre compte habituel' }).click();
      await page.locator('[name=login]').fill(login);
      await page.locator('[name=password]').fill('x');
      await page.locator('[type=submit]').click();
      await page.locator('[name=prompt][value=consent]').waitFor({ state: 'attached' });
      await page.locator('[type=submit]').click();
      await page.waitForURL((url) => url.origin === own.url);
    }

    it('a new person needs an invitation, and joins its house', async () => {
      const other = await open('/', own);
      await signInAtProvider(other, newEmail());
      await alert(other, 'demandez un code');
      const window = await open(`/join/${invitationCode}`, own);
      await signInAtProvider(window, newEmail());
      await window.goTo('Courses');
      await window.isCurrent();
    });

    it('an account with the same email is joined after its password was given once', async () => {
      const email = newEmail();
      const window = await open(`/join/${invitationCode}`, own);
      await signUp(window, email);
      await window.goTo('Courses');
      await window.isCurrent();
      await window.goTo('Plus');
      await window.page.getByRole('link', { name: 'Compte', exact: true }).click();
      await window.press('Se déconnecter');
      await signInAtProvider(window, email);
      await window.page.getByRole('heading', { name: 'Relier vos comptes' }).waitFor();
      await window.page.getByLabel('Mot de passe').fill(PASSWORD);
      await window.press('Relier vos comptes');
      await window.page.waitForURL(/week|welcome/);
      await window.goTo('Courses');
      await window.isCurrent();
    });
  });

  describe('with mail', () => {
    let server: MailServer;
    let own: TestApp;
    beforeAll(async () => {
      server = await MailServer.start();
      own = await startTestApp(server.env);
    });
    afterAll(async () => {
      await own.close();
      await server.close();
    });

    it('a link sets a new password once, and signs in', async () => {
      const { email } = await signUpPerson(own);
      const window = await open('/reset', own);
      await window.page.getByLabel('Adresse e-mail').fill(email);
      await window.press('Recevoir un lien');
      await window.page.getByText('elle reçoit un lien').waitFor();
      const [{ link }] = await server.to(email);
      for (const outcome of ['Votre mot de passe a changé', "n'est plus valable"]) {
        await window.page.goto(link);
        await window.page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
        await window.press('Changer le mot de passe');
        await window.page.getByText(outcome).waitFor();
      }
    });

    it('a link confirms a new email', async () => {
      const { client, email, password } = await signUpPerson(own);
      const other = `new.${email}`;
      await client.succeed('PATCH', '/auth/email', { email: other, password });
      const [{ link }] = await server.to(other);
      const window = await open('/', own);
      await window.page.goto(link);
      await window.press('Confirmer cette adresse');
      await window.page.getByText(`est maintenant ${other}`).waitFor();
    });
  });

  it('says what to do without mail; a link of the operator works', async () => {
    const { email } = await signUpPerson(app);
    const window = await open('/reset');
    await window.page.getByLabel('Adresse e-mail').fill(email);
    await window.press('Recevoir un lien');
    await window.page.getByText(`npm run account -- reset-link ${email}`).waitFor();
    const link = new URL(await app.app.get(AccountAdministration).createResetLink(email));
    recordSensitive('token', link.searchParams.get('token') ?? '');
    await window.page.goto(`/reset${link.search}`);
    await window.page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
    await window.press('Changer le mot de passe');
    await window.page.getByText('Votre mot de passe a changé').waitFor();
  });
});
