import { axeFindings } from '../../../../../libs/platform/test/axe-findings.js';
import { contrastsOf } from '../../../../../libs/platform/test/contrasts.js';
import { describeInBrowser } from '../../../../../libs/platform/test/describe-in-browser.js';
import { signUpPerson } from '../../support/people.js';
import { useTestApp } from '../../support/test-app.js';
import { ListWindow } from './list-window.js';

const OPENID = { OIDC_CLIENT_ID: 'popote', OIDC_CLIENT_SECRET: 'not used by this test' };

describeInBrowser('the forms of the page /list for everyone', (browser) => {
  const app = useTestApp({ ...OPENID, OIDC_ISSUER: 'https://login.example.org' });
  let window: ListWindow;
  afterEach(() => window.close());

  const open = async (locale?: string) => {
    window = await ListWindow.open(browser(), app.url, locale);
    await window.page.locator('#sign-in').waitFor();
  };

  /** Names of the controls in the order of the Tab key, from the first one to the last one. */
  async function tabOrder(): Promise<string[]> {
    const { page } = window;
    const focused = () =>
      page.evaluate<string | null>(`(({ activeElement }) =>
        activeElement === document.body
          ? null
          : (activeElement.labels?.[0] ?? activeElement).textContent.trim()
      )(document)`);
    const names: string[] = [];
    await page.locator('#language').focus();
    for (let name = await focused(); name !== null; name = await focused()) {
      names.push(name);
      await page.keyboard.press('Tab');
    }
    return names;
  }

  it.each(['fr-FR', 'en-GB'])('have no finding of axe in %s', async (locale) => {
    await open(locale);
    expect(await axeFindings(window.page)).toEqual([]);
    await window.page.locator('#other-way').click();
    await window.page.getByLabel(/Prénom|First name/).waitFor();
    expect(await axeFindings(window.page)).toEqual([]);
    await window.page.goto('/list?oidc=join');
    await window.page.getByRole('heading', { name: /Relier vos comptes|Join your/ }).waitFor();
    expect(await axeFindings(window.page)).toEqual([]);
    await window.page.goto('/list');
    await window.signIn(await signUpPerson(app));
    await window.page.locator('#create-house').waitFor();
    expect(await axeFindings(window.page)).toEqual([]);
  });

  it('are reached by the keyboard in the order in which they are read', async () => {
    await open();
    const signIn = ['English', 'Adresse e-mail', 'Mot de passe', 'Se connecter'];
    const others = ['Mot de passe oublié', 'Créer un compte'];
    const openId = 'Se connecter avec votre compte habituel';
    expect(await tabOrder()).toEqual([...signIn, ...others, openId]);
    await window.page.locator('#other-way').press('Enter');
    expect(await window.page.evaluate('document.activeElement.name')).toBe('firstName');
    expect(await tabOrder()).toEqual([
      'English',
      'Prénom',
      'Nom (facultatif)',
      'Adresse e-mail',
      'Mot de passe',
      'Code d’invitation (facultatif)',
      'Créer un compte',
      'Se connecter',
      openId,
    ]);
  });

  it('tell password managers what each field is', async () => {
    await open();
    const kinds = () =>
      window.page
        .locator('#sign-in input:visible')
        .evaluateAll((inputs) => inputs.map((input: any) => input.autocomplete as string));
    expect(await kinds()).toEqual(['username', 'current-password']);
    await window.page.locator('#other-way').click();
    const names = ['given-name', 'family-name'];
    expect(await kinds()).toEqual([...names, 'username', 'new-password', 'off']);
    const snapshot = await window.page.locator('#sign-in').ariaSnapshot();
    expect(snapshot).not.toMatch(/- (button|textbox|link)(:| \[|$)/m);
  });

  it.each(['light', 'dark'] as const)('have enough contrast in a %s theme', async (theme) => {
    await open();
    await window.page.emulateMedia({ colorScheme: theme });
    await window.page.locator('#other-way').click();
    const texts = 'h1, h2, label span, button, .button, #password-rule';
    const contrasts = await window.page.evaluate(contrastsOf, texts);
    expect(contrasts.length).toBeGreaterThan(8);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

  it('fit a small screen, and what is tapped is at least 44 pixels high', async () => {
    await open();
    await window.page.setViewportSize({ width: 320, height: 780 });
    await window.page.locator('#other-way').click();
    expect(await window.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    const heights = await window.page
      .locator('button:visible, input:visible, .button:visible')
      .evaluateAll((nodes) => nodes.map((node: any) => node.offsetHeight as number));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
