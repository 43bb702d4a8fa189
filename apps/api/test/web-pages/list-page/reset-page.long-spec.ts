import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import type { Page } from 'playwright-core';
import { AccountAdministration } from '../../../src/auth/account-administration.service.js';
import { MailServer } from '../../support/processes/mail-server.js';
import { type Person, signUpPerson } from '../../support/people.js';
import { startTestApp, type TestApp, useTestApp } from '../../support/test-app.js';
import { recordSensitive } from '../../support/test-log.js';

const PASSWORD = 'quatre gros poireaux';

describe('the files of the page /reset', () => {
  const app = useTestApp();

  it('have the rules of the page /list, and exist', async () => {
    const { status, headers, body } = await read('/reset');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const list = await read('/list');
    expect(headers.get('content-security-policy')).toBe(
      list.headers.get('content-security-policy'),
    );
    const files = [...body.matchAll(/(?:href|src)="(list\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBe(3);
    for (const file of files) expect((await read(`/${file ?? ''}`)).status).toBe(200);
  });

  async function read(path: string) {
    const response = await fetch(app.url + path);
    return { status: response.status, headers: response.headers, body: await response.text() };
  }
});

describeInBrowser('the page /reset', (browser) => {
  let server: MailServer;
  let app: TestApp;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    server = await MailServer.start();
    app = await startTestApp(server.env);
  });
  beforeEach(async () => {
    const context = await browser().newContext({
      locale: 'fr-FR',
      viewport: { width: 320, height: 780 },
    });
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(async () => {
    await page.context().close();
    if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  async function requestLink({ email }: Person, url = app.url) {
    await page.goto(`${url}/reset`);
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  }

  async function setPassword(link: string) {
    await page.goto(link);
    await page.getByLabel('Nouveau mot de passe').fill(PASSWORD);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
  }

  it('sends a link, which sets a new password and signs in', async () => {
    const person = await signUpPerson(app);
    await requestLink(person);
    await page.getByText('elle reçoit un lien').waitFor();
    const [{ link }] = await server.to(person.email);
    await setPassword(link);
    await page.getByText('Votre mot de passe a changé').waitFor();
    const profile = await page.context().request.get(`${app.url}/auth/me`);
    expect(await profile.json()).toMatchObject({ id: person.id });
    // The link works once.
    await setPassword(link);
    await page.getByText("Ce lien n'est plus valable").waitFor();
    await page.getByRole('link', { name: 'Demander un nouveau lien' }).click();
    await page.getByLabel('Adresse e-mail').waitFor();
  });

  it('confirms a new email', async () => {
    const { client, email, password } = await signUpPerson(app);
    const newEmail = `new.${email}`;
    await client.succeed('PATCH', '/auth/email', { email: newEmail, password });
    const [{ link }] = await server.to(newEmail);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmer cette adresse' }).click();
    await page.getByText(`est maintenant ${newEmail}`).waitFor();
    expect(await client.get('/auth/me')).toMatchObject({ body: { email: newEmail } });
  });

  it('is in English too', async () => {
    await page.goto(`${app.url}/reset`);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Get a link' }).waitFor();
    expect(await page.title()).toBe('Your account – Popote');
  });

  it('fits a small screen, and every control has a name', async () => {
    await page.goto(`${app.url}/reset?token=x`);
    await page.getByLabel('Nouveau mot de passe').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    const snapshot = await page.locator('body').ariaSnapshot();
    expect(snapshot).not.toMatch(/- (button|textbox|link)(:| \[|$)/m);
  });

  it('says what to do without mail; a link of the operator works', async () => {
    const other = await startTestApp();
    const person = await signUpPerson(other);
    await requestLink(person, other.url);
    await page.getByText(`npm run account -- reset-link ${person.email}`).waitFor();
    const link = new URL(await other.app.get(AccountAdministration).createResetLink(person.email));
    recordSensitive('token', link.searchParams.get('token') ?? '');
    await setPassword(`${other.url}/reset${link.search}`);
    await page.getByText('Votre mot de passe a changé').waitFor();
    expect(await person.client.get('/auth/me')).toMatchObject({ status: 401 });
    await other.close();
  });
});
