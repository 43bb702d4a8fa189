import { describePage } from './page-under-test.js';

describePage('the rules on the page', (opened) => {
  it('are shown with the details of a mark on hover', async () => {
    await opened.detect('English', 'Peel 2 carrots.');
    await opened.marks('technique').first().hover();
    expect(await opened.detail()).toMatch(
      /peel[\s\S]*“Peel”[\s\S]*0 – 4[\s\S]*weight[\s\S]*carrot[\s\S]*rule\s+[a-z-]+/,
    );
    expect(await opened.detail()).toMatch(/technique\s+verb-alone\s+✓ peel/);
  });

  it('stay shown for a selected item until Escape is pressed', async () => {
    await opened.detect('English', 'Peel 2 carrots.');
    await opened.chip('carrot').focus();
    await opened.page.keyboard.press('Enter');
    expect(await opened.chip('carrot').getAttribute('aria-pressed')).toBe('true');
    expect(await opened.detail()).toMatch(
      /carrot[\s\S]*“carrots”[\s\S]*2 pieces[\s\S]*linked to\s+peel[\s\S]*rule\s+name/,
    );
    await opened.page.keyboard.press('Escape');
    expect(await opened.chip('carrot').getAttribute('aria-pressed')).toBe('false');
  });

  it('that rejected a word are shown on a click', async () => {
    await opened.detect('Français', 'Cuire les carottes sans remuer.');
    await opened.word('remuer').click();
    const detail = await opened.detail();
    expect(detail).toMatch(/non retenu[\s\S]*remuer/);
    expect(detail).toMatch(/technique[^✗]*forbidden-action\s+✗ rejeté/);
  });

  it('are reached with the arrow keys from one stop of the Tab key', async () => {
    await opened.detect('English', 'Peel the carrots and do not stir.');
    expect(await opened.page.locator('#detection [tabindex="0"]').count()).toBe(1);
    await opened.word('Peel').focus();
    await opened.page.keyboard.press('End');
    await opened.page.keyboard.press('Enter');
    expect(await opened.word('stir').getAttribute('aria-pressed')).toBe('true');
    expect(await opened.detail()).toMatch(/not kept[\s\S]*forbidden-action\s+✗ rejected/);

    await opened.page.keyboard.press('Home');
    expect(await opened.detail()).toMatch(/^technique\s+peel/);
    await opened.page.keyboard.press('ArrowRight');
    await opened.page.keyboard.press(' ');
    expect(await opened.word('carrots').getAttribute('aria-pressed')).toBe('true');
  });

  it.each(['light', 'dark'] as const)('have enough contrast in a %s theme', async (colorScheme) => {
    await opened.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await opened.word('oignons').click();
    const nodes = opened.page.locator(
      'mark:not([data-active]):is([data-linked]), .chip, .legend li, #detail dt, #detail dd, .result',
    );
    const contrasts = await nodes.evaluateAll(contrastsOf);
    expect(contrasts.length).toBeGreaterThan(10);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });
});

/** What the page reads of its own elements, in the browser. */
interface BrowserElement {
  readonly parentElement: BrowserElement | null;
  readonly textContent: string;
}
declare function getComputedStyle(node: BrowserElement): {
  readonly color: string;
  readonly backgroundColor: string;
};

/** Contrast of each text with the colour behind it, as WCAG defines it. Runs in the browser. */
function contrastsOf(nodes: readonly BrowserElement[]) {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isOpaque = (colour: string) => channels(colour)[3] !== 0;
  const backgroundOf = (node: BrowserElement): string => {
    const { backgroundColor } = getComputedStyle(node);
    return isOpaque(backgroundColor) || node.parentElement === null
      ? backgroundColor
      : backgroundOf(node.parentElement);
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const value = channel / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return nodes.map((node) => {
    const [one, other] = [getComputedStyle(node).color, backgroundOf(node)].map(luminance);
    const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)];
    return { text: node.textContent, contrast: (light + 0.05) / (dark + 0.05) };
  });
}
