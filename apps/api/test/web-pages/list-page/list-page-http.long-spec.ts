import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { signUpAdministrator } from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { ListWindow, TODAY } from './list-window.js';

/** A name that is not localhost: what needs a secure context is missing. */
const HOST = 'nas.lan';

describeInBrowser(
  'the page /list without https',
  (browser) => {
    let window: ListWindow;
    afterEach(async () => {
      const { errors } = window;
      await window.close();
      if (errors.length > 0) throw new Error(`Uncaught in the page: ${errors.join('; ')}`);
    });

    async function open(appUrl: string, locale?: string): Promise<void> {
      const url = new URL(appUrl);
      url.hostname = HOST;
      window = await ListWindow.open(browser(), url.origin, locale);
    }

    describe('with COOKIE_SECURE=off', () => {
      const app = useTestApp({ NODE_ENV: 'production', COOKIE_SECURE: 'off' });

      it('sends ticks, keeps them, and says that others can read what is sent', async () => {
        await open(app.url);
        const person = await signUpAdministrator(app);
        expect(await window.page.evaluate('isSecureContext')).toBe(false);
        await window.page.getByText('peuvent lire ce que vous envoyez').waitFor();
        await window.signIn(person);
        await window.isCurrent();
        await window.add('sacs');
        await window.tick('sacs');
        await window.isCurrent();
        const { body } = await person.client.get(`/planning/shopping-list?date=${TODAY}`);
        expect(body.ownLines).toMatchObject([{ text: 'sacs', checked: true }]);
        await window.page.reload();
        await window.isCurrent();
        expect((await window.shown()).ticked).toEqual(['sacs']);
      });

      it('delivers what was changed without a network, and removes the list at sign-out', async () => {
        await open(app.url);
        await window.signIn(await signUpAdministrator(app));
        await window.isCurrent();
        await window.context.setOffline(true);
        await window.add('sacs');
        await window.page.getByText('Hors ligne · 1 modification en attente').waitFor();
        await window.context.setOffline(false);
        await window.isCurrent();
        await window.page.reload();
        await window.line('sacs').waitFor();
        // The browser ignores Clear-Site-Data without https: the page itself removes the list.
        await window.page.getByRole('button', { name: 'Se déconnecter' }).click();
        await window.page.locator('#sign-in').waitFor();
        expect(await window.page.evaluate('indexedDB.databases()')).toEqual([]);
      });
    });

    describe('with cookies that need https', () => {
      const app = useTestApp({ NODE_ENV: 'production' });

      it.each([
        ['fr-FR', /https.*COOKIE_SECURE=off/],
        ['en-GB', /home network without https.*COOKIE_SECURE=off/],
      ])('says in %s that the browser does not keep the session', async (locale, sentence) => {
        await open(app.url, locale);
        await window.signIn(await signUpAdministrator(app));
        await window.page.getByRole('alert').filter({ hasText: sentence }).waitFor();
        expect(await window.page.locator('#list').isVisible()).toBe(false);
      });

      it('explains a sign-in with OpenID Connect whose cookie the browser did not keep', async () => {
        await open(app.url);
        await window.page.goto('/?error=4011');
        const alert = window.page.getByRole('alert').filter({ hasText: /./ });
        await alert.waitFor();
        expect(await alert.innerText()).toContain('COOKIE_SECURE=off');
      });
    });
  },
  [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
);
