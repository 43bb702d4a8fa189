import { randomUUID } from 'node:crypto';
import { describeInBrowser } from '../../../../libs/platform/test/describe-in-browser.js';
import { useTestApp } from '../support/test-app.js';
import { AppWindow } from './app-window.js';
import { useWindows } from './windows.js';

/** A day on which a dish can have been cooked, in every time zone. */
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describeInBrowser('from sign-up to a cooked meal, on a phone', (browser) => {
  const app = useTestApp();
  const opened = useWindows();

  it('a new household plans a dish, buys it, cooks it task by task, and has it as cooked', async () => {
    const window = await opened(AppWindow.open(browser(), app.url));
    const { page } = window;
    await window.context.clock.setFixedTime(`${DAY}T10:00:00Z`);
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Adresse e-mail').fill(`camille.${randomUUID()}@example.org`);
    await page.getByLabel('Mot de passe').fill('trois petits navets');
    await window.press('Créer un compte');
    await page.getByLabel('Nom du foyer').fill('La Roseraie');
    await window.press('Créer un foyer');
    await page.getByText('Essayer avec des recettes d’exemple').waitFor();
    await window.press('Ajouter');
    await page.locator('.recipe-card').nth(3).waitFor();

    await window.goTo('Semaine');
    const day = page.locator(`[data-date="${DAY}"]`);
    await day.getByRole('button', { name: /^Ajouter : dîner/ }).click();
    await page.getByRole('searchbox', { name: 'Chercher un plat' }).fill('soupe');
    await page.getByRole('dialog').getByRole('button', { name: 'Soupe de courge' }).click();
    await day.locator('.meal').getByText('Soupe de courge').waitFor();

    await window.goTo('Courses');
    const line = page.locator('.shelves .line').filter({ hasText: 'carotte' });
    await line.getByRole('checkbox').click();
    await window.isCurrent();

    await window.goTo('Cuisiner');
    await window.press('Commencer');
    const isReady = page.getByText('Tout est prêt. Bon appétit !');
    const next = page.getByRole('button', { name: /^C’est (fait|lancé)/ });
    const position = page.getByText(/^Tâche \d+ sur \d+$/);
    await position.waitFor();
    while (!(await isReady.isVisible())) {
      const before = await position.innerText();
      await next.click();
      await position.or(isReady).filter({ hasNotText: before }).waitFor();
    }
    await window.press('Terminer');
    await day.locator('.meal').waitFor();

    await window.goTo('Recettes');
    await page.locator('.recipe-card').filter({ hasText: 'Soupe de courge' }).click();
    await page.getByText(/^Cuisiné 1 fois/).waitFor();
  });
});
