import { axeFindings } from '../../../../libs/platform/test/axe-findings.js';
import { describePage } from './page-under-test.js';

describePage('the page', (opened) => {
  it('shows the detection of an example, without console errors', async () => {
    expect(await opened.page.title()).toBe('Popote');
    for (const kind of ['technique', 'utensil', 'ingredient'])
      expect(await opened.written(kind)).not.toEqual([]);
    expect(opened.errors).toEqual([]);
  });

  it('shows French names and units for a French step', async () => {
    await opened.detect(
      'Français',
      "Dans une sauteuse, faire revenir 2 oignons dans 1 c. à soupe d'huile, puis ajouter des patates.",
    );
    expect(await opened.written('technique')).toEqual(['faire revenir', 'ajouter']);
    expect(await opened.written('utensil')).toEqual(['sauteuse']);
    expect(await opened.written('ingredient')).toEqual([
      'oignons 2 pièces',
      'huile 1 c. à s.',
      'patates pomme de terre',
    ]);
    const shown = (await opened.page.locator('main').innerText()).replaceAll(/\S*\d\S*/g, '');
    expect(shown).not.toMatch(/[a-z][A-Z]/);
  });

  it('shows English names and units for an English step', async () => {
    await opened.detect('English', 'Peel 2 carrots, then add 1 tbsp of butter to the skillet.');
    expect(await opened.written('utensil')).toEqual(['skillet frying pan']);
    expect(await opened.chipsOf(1)).toEqual(['peel', '2 pieces carrot']);
    expect(await opened.chipsOf(2)).toEqual(['add', '1 tbsp butter', 'frying pan']);
    expect(await opened.page.locator('h2').first().innerText()).toMatch(/detection/i);
  });

  it.each([
    ['Français', 'light', 360],
    ['Français', 'dark', 1280],
    ['English', 'dark', 360],
    ['English', 'light', 1280],
  ] as const)('axe finds nothing in %s, %s, %d px wide', async (locale, colorScheme, width) => {
    const { page } = opened;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await opened.detect(locale, 'Éplucher 2 carottes. Simmer for 10 minutes in a pan at 90 °C.');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('marks an ingredient inside the span of a technique', async () => {
    await opened.detect('English', 'Bring the milk to a boil.');
    expect(await opened.written('technique')).toEqual(['Bring the', 'to a boil boil']);
    expect(await opened.written('ingredient')).toEqual(['milk']);
  });

  it('shows durations and temperatures at their place and at their technique', async () => {
    const text = 'Soak rice overnight. Bake it for 10 to 12 minutes at 350 °F.';
    await opened.detect('English', text);
    expect(await opened.written('duration')).toEqual([
      'overnight 8 h',
      '10 to 12 minutes 10–12 min',
    ]);
    expect(await opened.written('temperature')).toEqual(['350 °F 177 °C']);
    expect(await opened.chipsOf(2)).toEqual([
      'bake',
      'rice (carried over from another clause)',
      '10–12 min',
      '177 °C',
    ]);
  });

  it('draws a mention that serves several clauses once, with a link to each technique', async () => {
    await opened.detect('English', 'Peel 2 carrots and slice them.');
    expect(await opened.written('ingredient')).toEqual(['carrots 2 pieces']);
    expect(await opened.chipsOf(2)).toEqual([
      'slice',
      '2 pieces carrot (carried over from another clause)',
    ]);
    await opened.marks('ingredient').click();
    expect(await opened.detail()).toMatch(/clause\s+1, 2[\s\S]*linked to\s+peel, slice/);
    expect(await opened.page.locator('#detection mark[data-linked]').count()).toBe(2);
  });

  it('reads a text in its language, and stays in the language of the browser', async () => {
    await opened.page.locator('#step').fill('Peel the carrots, then stir the sauce with a spoon.');
    await opened.detected();
    expect(await opened.marks('technique').count()).toBe(2);
    expect(await opened.page.locator('#status').innerText()).toContain('texte anglais');
    expect(await opened.page.locator('html').getAttribute('lang')).toBe('fr');
  });

  it('opens in English in an English browser', async () => {
    const context = await opened.page.context().browser()?.newContext({ locale: 'en-GB' });
    const page = await context?.newPage();
    await page?.goto(new URL('/', opened.page.url()).href);
    await page?.locator('#detection mark[data-kind=technique]').first().waitFor();
    expect(await page?.locator('html').getAttribute('lang')).toBe('en');
    expect(await page?.getByLabel('English').isChecked()).toBe(true);
    await context?.close();
  });

  it('shows HTML in a step as text', async () => {
    const html = '<img src=x onerror=alert(1)> Peel the carrots & <b>stir</b>.';
    await opened.detect('English', html);
    expect(await opened.page.locator('#detection img, #detection b').count()).toBe(0);
    expect(await opened.page.locator('#detection').innerText()).toContain(html.slice(0, 28));
    expect(opened.errors).toEqual([]);
  });

  it('shows a message when the classifier does not respond', async () => {
    await opened.page.route('**/v1/process', (route) => route.abort());
    await opened.page.locator('#step').fill('Peler');
    await opened.detected();
    expect(await opened.page.locator('#status').innerText()).toBe(
      'Le classificateur ne répond pas.',
    );
  });

  it.each([360, 1280])('has a text box as high as its text at a width of %d', async (width) => {
    await opened.page.setViewportSize({ width, height: 780 });
    const box = opened.page.locator('#step');
    await box.fill('Éplucher.');
    const short = await box.evaluate((node) => node.clientHeight);
    await box.fill('Éplucher les carottes.\n'.repeat(20));
    const { clientHeight, scrollHeight } = await box.evaluate((node) => ({
      clientHeight: node.clientHeight,
      scrollHeight: node.scrollHeight,
    }));
    expect(clientHeight).toBe(scrollHeight);
    expect(clientHeight).toBeGreaterThan(short * 4);
  });

  it('fits a screen of 360 pixels without horizontal scrolling', async () => {
    await opened.page.setViewportSize({ width: 360, height: 780 });
    await opened.word('oignons').click();
    const overflow = await opened.page.evaluate(
      'document.documentElement.scrollWidth - innerWidth',
    );
    expect(overflow).toBe(0);
  });
});
