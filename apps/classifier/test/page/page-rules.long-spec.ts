import { contrastsOf } from '../../../../libs/platform/test/contrasts.js';
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
    const contrasts = await opened.page.evaluate(
      contrastsOf,
      'mark:not([data-active]):is([data-linked]), .chip, .legend li, #detail dt, #detail dd, .result',
    );
    expect(contrasts.length).toBeGreaterThan(10);
    expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });
});
