import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { freePort } from '../../../../apps/api/test/support/processes/free-port.js';
import { startTestApp, type TestApp } from '../../../../apps/api/test/support/test-app.js';
import { axeFindings } from '../../../platform/test/axe-findings.js';
import { describeInBrowser } from '../../../platform/test/describe-in-browser.js';

const PROGRAM = path.join(__dirname, '../../../../scripts/example.mjs');
const PHONE = { width: 390, height: 844 };
const ADDRESS = /The example app: (\S+)/;

describeInBrowser('the example app, on a phone', (browser) => {
  let app: TestApp;
  let example: ChildProcess;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    app = await startTestApp();
    const EXAMPLE_PORT = await freePort();
    example = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, POPOTE_URL: app.url, EXAMPLE_PORT },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = await addressIn(example);
    context = await browser().newContext({ viewport: PHONE, locale: 'en-GB' });
    page = await context.newPage();
    await page.goto(url);
  });
  afterAll(async () => {
    await context.close();
    example.kill('SIGTERM');
    await once(example, 'exit');
    await app.close();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const open = (tab: string) => page.getByRole('navigation').getByText(tab).click();

  /** Checks the screen in a dark theme on a desktop, and in a light theme on the phone. */
  async function expectAccessible(): Promise<void> {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(PHONE);
    expect(await axeFindings(page)).toEqual([]);
  }

  it('a new person signs up and starts a household', async () => {
    await expectAccessible();
    await page.getByLabel('First name').fill('Camille');
    await page.getByLabel('Email').fill('camille@example.org');
    await page.getByLabel('Password').fill('trois petits navets');
    await press('Create an account');
    await page.getByLabel('Name of your household').fill('Rue des Lilas');
    await expectAccessible();
    await press('Start a household');
    await page.locator('.day').first().waitFor();
    expect(await page.locator('.day').count()).toBe(7);
  });

  it('the editor shows what the service detects while the person writes', async () => {
    await open('Recipes');
    await page.getByRole('link', { name: 'New recipe' }).click();
    await page.getByLabel('Name').fill('Soft onions');
    await page.getByLabel('Ingredients, one a line').fill('2 onions\n50 g butter');
    await page
      .getByLabel('Steps, one a line')
      .fill('Melt 50 g butter in a pan.\nAdd 2 sliced onions and simmer for 10 minutes.');
    await page.locator('.preview .technique', { hasText: 'simmer' }).waitFor();
    expect(await page.locator('.preview li').first().textContent()).toBe('2 onions');
    await expectAccessible();
    await press('Save');
    await page.getByRole('heading', { name: 'Soft onions' }).waitFor();
  });

  it('a recipe for other portions has other amounts in its steps, and joins the week', async () => {
    await page.getByLabel('Portions').fill('8');
    await page.locator('.steps .amount', { hasText: '100' }).waitFor();
    await expectAccessible();
    await press('Add to the week');
    await page.getByText('Added to the week.').waitFor();
    await open('Week');
    await page.locator('.today li').waitFor();
    expect(await page.locator('.today a').textContent()).toBe('Soft onions × 8');
    await expectAccessible();
  });

  it('the list works without a network, also after a reload', async () => {
    await open('List');
    const onions = page.getByRole('checkbox', { name: 'onions 4' });
    const delivered = page.waitForResponse((response) => response.request().method() === 'POST');
    await onions.check();
    await delivered;
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    await page.waitForFunction("caches.match('/').then(Boolean)");
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Add to the list').fill('baking paper');
    await press('Add');
    await page.getByRole('checkbox', { name: 'baking paper' }).check();
    await page.getByText('Not sent yet: 2').waitFor();
    await expectAccessible();
    await context.setOffline(false);
    await page.getByText('Not sent yet').waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.getByRole('checkbox', { name: 'baking paper' }).isChecked()).toBe(true);
    expect(await onions.isChecked()).toBe(true);
  });

  it('the person cooks the week task by task, with timers that stay', async () => {
    await open('Cook');
    await press('Start cooking');
    const timer = page.getByRole('button', { name: /Start timer/ });
    while (!(await timer.isVisible())) await press('Next');
    await timer.click();
    await expectAccessible();
    await open('Week');
    expect(await page.getByRole('timer').textContent()).toMatch(/^\d\d:\d\d$/);
  });
});

/** Resolves with the address that the program prints. */
function addressIn(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    program.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = ADDRESS.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    program.once('exit', () => {
      reject(new Error(`The example app did not start:\n${output}`));
    });
  });
}
