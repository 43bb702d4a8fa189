import { execFileSync } from 'node:child_process';
import type { ProcessRequest, ProcessResponse } from '#domain/detection/contract.js';
import { describePage } from './page-under-test.js';

/** Characters that a shell, JSON or a link could change. */
const DIFFICULT = 'L\'œuf "dur" $HOME `id` \\n %20 + & # ! é 🍳\nPeel 2 carrots.';

describePage('sharing on the page', (opened) => {
  const shared = () => opened.page.locator('#shared').innerText();

  it('gives a link that opens the same text in the same language', async () => {
    await opened.detect('English', DIFFICULT);
    const href = await opened.page.locator('#link').getAttribute('href');
    expect(href).toMatch(/^#locale=en&text=/);
    const requests: string[] = [];
    const other = await opened.page.context().newPage();
    other.on('request', (request) => requests.push(request.url()));
    await other.goto(`/${href ?? ''}`);
    await other.locator('#detection mark').first().waitFor();
    expect(await other.locator('#step').inputValue()).toBe(DIFFICULT);
    expect(await other.getByLabel('English').isChecked()).toBe(true);
    expect(await other.locator('html').getAttribute('lang')).toBe('en');
    const paths = requests.filter((url) => !url.includes('#')).map((url) => new URL(url).search);
    expect(new Set(paths)).toEqual(new Set(['']));
  });

  it('puts the text into the address, and follows a new address', async () => {
    await opened.detect('English', 'Peel the carrots.');
    await opened.page.waitForURL(/#locale=en&text=Peel\+the\+carrots\.$/);
    await opened.page.evaluate("location.hash = '#locale=fr&text=Mixer.'");
    await opened.word('Mixer').waitFor();
    expect(await opened.page.getByLabel('Français').isChecked()).toBe(true);
  });

  it('ignores a link to an unknown language', async () => {
    await opened.page.evaluate("location.hash = '#locale=xx&text=Mixer.'");
    await opened.page.reload();
    await opened.marks('technique').first().waitFor();
    expect(await opened.page.locator('#step').inputValue()).not.toBe('Mixer.');
    expect(opened.errors).toEqual([]);
  });

  it('copies the link', async () => {
    await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.detect('Français', 'Mixer.');
    await opened.page.locator('#link').click();
    await opened.page.getByText('Lien copié.').waitFor();
    expect(await opened.page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^http.*\/#locale=fr&text=Mixer\.$/,
    );
  });

  it('shows the response as JSON, to copy', async () => {
    await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.detect('Français', 'Mixer la soupe.');
    await opened.page.locator('#as-json').click();
    const { results } = JSON.parse(await shared()) as ProcessResponse;
    expect(results[0]?.entities).toMatchObject([{ key: 'blend', start: 0, end: 5 }]);
    await opened.page.locator('#copy').click();
    await opened.page.getByText('Copié.', { exact: true }).waitFor();
    expect(await opened.page.evaluate('navigator.clipboard.readText()')).toBe(await shared());
    await opened.page.keyboard.press('Escape');
    expect(await opened.page.locator('#share').isVisible()).toBe(false);
  });

  it('selects the text to copy without access to the clipboard', async () => {
    await opened.page.evaluate(
      "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
    );
    await opened.page.locator('#as-json').click();
    await opened.page.locator('#copy').click();
    await opened.page.getByText('Texte sélectionné').waitFor();
    expect(await opened.page.evaluate('String(getSelection())')).toContain('"results"');
  });

  it('shows the request as a command that a shell passes to curl unchanged', async () => {
    await opened.detect('Français', DIFFICULT);
    await opened.page.locator('#as-curl').click();
    const script = `curl() { printf '%s\\0' "$@"; }; ${await shared()}`;
    const [url, , header, , body = ''] = execFileSync('sh', ['-c', script], {
      encoding: 'utf8',
    }).split('\0');
    expect(url).toBe(new URL('/v1/process', opened.page.url()).href);
    expect(header).toBe('content-type: application/json');
    const request: ProcessRequest = { locale: 'fr', texts: [DIFFICULT], explain: true };
    expect(JSON.parse(body)).toEqual(request);
  });

  it('is disabled without a text', async () => {
    await opened.detect('Français', ' ');
    expect(await opened.page.locator('#as-json').isDisabled()).toBe(true);
    expect(await opened.page.locator('#as-curl').isDisabled()).toBe(true);
  });
});
