import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { type Locale, LOCALES } from '#domain/locale.js';
import { addDays } from '#domain/planning/week.js';
import { Random } from '#domain/random.js';
import { Fixtures } from '../../../support/fixtures.js';
import { type Member, signUpWithSources } from '../../../support/people.js';
import { useSharedApp } from '../../../support/shared-app.js';
import { detectAll } from '../../../support/test-worker.js';
import { shuffled } from './generated-recipe.js';
import { publicNames } from './public-names.js';

const MONDAYS = ALLERGENS.map(({ key }, week) => ({ key, date: addDays('2026-07-06', 7 * week) }));
const SITE = 'https://cuisine.example';
const HARMLESS = { locale: 'fr', name: 'persil' } as const;

/** Pages of a harmless recipe in which one text names a food. */
const PAGES: Readonly<Record<Locale, (food: string) => Readonly<Record<string, string>>>> = {
  fr: (food) => {
    const steps = ['Éplucher les carottes.'];
    const recipe = { name: 'Carottes rôties', recipeIngredient: ['2 carottes'] };
    return {
      keyword: page('fr', { ...recipe, recipeInstructions: steps, keywords: `facile, ${food}` }),
      note: page('fr', { ...recipe, recipeInstructions: steps }, `Servir avec ${food}.`),
      stepName: page('fr', { ...recipe, recipeInstructions: namedStep(food, 'Mélanger.') }),
    };
  },
  en: (food) => {
    const steps = ['Peel the carrots.'];
    const recipe = { name: 'Roast carrots', recipeIngredient: ['2 carrots'] };
    return {
      keyword: page('en', { ...recipe, recipeInstructions: steps, keywords: `easy, ${food}` }),
      note: page('en', { ...recipe, recipeInstructions: steps }, `Serve with ${food}.`),
      stepName: page('en', { ...recipe, recipeInstructions: namedStep(food, 'Stir.') }),
    };
  },
};

function namedStep(name: string, text: string): object[] {
  return [{ '@type': 'HowToStep', name, text }];
}

function page(locale: Locale, recipe: object, note?: string): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe });
  return `<!doctype html><html lang="${locale}"><head><script type="application/ld+json">${json}</script></head>
    <body>${note === undefined ? '' : `<div><h3>Notes</h3><p>${note}</p></div>`}</body></html>`;
}

describe('for a child with an allergy', () => {
  const app = useSharedApp();
  let fixtures: Fixtures;
  let member: Member;
  let child: { id: number };
  beforeAll(async () => {
    fixtures = await Fixtures.load(app);
    member = await signUpWithSources(app, 'web');
    child = await member.client.succeed('POST', '/house/current/dependants', { firstName: 'Jo' });
  });

  const namesOf = (allergen: (typeof ALLERGENS)[number]['key'], count?: number) =>
    LOCALES.flatMap((locale) =>
      shuffled(publicNames(allergen, locale), new Random(2028))
        .slice(0, count)
        .map((name) => ({ locale, name })),
    );

  const allergicTo = (key: string) =>
    member.client.succeed('PATCH', `/house/current/dependants/${String(child.id)}`, {
      allergyIds: [fixtures.id('allergies', key)],
    });

  /** The id of the recipe of a page. */
  async function importPage(html: string, url: string): Promise<number> {
    const draft = await member.client.succeed('POST', '/sources/web/preview', { url, html });
    const path = `/sources/web/import/${String(draft.externalId)}`;
    return (await member.client.succeed('POST', path, draft)).id;
  }

  /** Imports the pages of a name, and returns the texts of those that are suitable. */
  async function suitablePages(
    key: string,
    names: readonly { readonly locale: Locale; readonly name: string }[],
  ): Promise<string[]> {
    const imported: { text: string; id: number }[] = [];
    for (const { locale, name } of names) {
      for (const [place, html] of Object.entries(PAGES[locale](name))) {
        const text = `${place}/${locale}/${name}`;
        imported.push({ text, id: await importPage(html, encodeURI(`${SITE}/${key}/${text}`)) });
      }
    }
    await detectAll(app);
    const list = '/recipes?tab=perso&suitableForHousehold=true&limit=100';
    const { body } = await member.client.get<{ id: number }[]>(list);
    const suitable = new Set(body.map(({ id }) => id));
    return imported.filter(({ id }) => suitable.has(id)).map(({ text }) => text);
  }

  it.each(ALLERGENS)('no imported page that names $key is suitable', async ({ key }) => {
    await allergicTo(key);
    expect(await suitablePages(key, [HARMLESS])).toHaveLength(3);
    expect(await suitablePages(key, namesOf(key, 2))).toEqual([]);
  });

  it.each(MONDAYS)('no text and no note of the plan that names $key is', async ({ key, date }) => {
    await allergicTo(key);
    const items = [...namesOf(key), HARMLESS].flatMap(({ name }) => [
      { text: name },
      { text: 'Carottes', note: name },
    ]);
    const cell = { date, slot: 'DINNER' };
    await member.client.succeed('POST', '/planning/items/batch', {
      items: items.map((item) => ({ ...cell, ...item })),
    });
    const { body } = await member.client.get(`/planning?date=${date}&expand=suitability`);
    const planned: any[] = body.days[0].slots[3].items;
    expect(planned).toHaveLength(items.length);
    const suitable = planned.filter(({ suitability }) => suitability.suitable);
    expect(suitable.map(({ text, note }) => note ?? text)).toEqual([HARMLESS.name, HARMLESS.name]);
  });
});
