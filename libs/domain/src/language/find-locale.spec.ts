import type { Locale } from '../locale.js';
import { findLocale } from './find-locale.js';
import { FREQUENT_WORDS } from './frequent-words.js';

describe('findLocale', () => {
  it.each<[Locale, string[]]>([
    ['fr', ['Éplucher 3 carottes.', 'Cuire 10 min.']],
    ['fr', ['3 oignons', '1 gousse d’ail']],
    ['fr', ["2 cuillères à soupe d'huile d'olive"]],
    ['fr', ['CRE\u0300ME BRU\u0302LE\u0301E', '4 ŒUFS']],
    ['fr', ['Beurre "salted"', 'Faites fondre le beurre dans la poêle.']],
    ['en', ['Peel 3 carrots.', 'Simmer for 10 minutes.']],
    ['en', ['2 eggs', '1 tbsp olive oil']],
    ['en', ['Crème brûlée', 'Whisk the egg yolks with the sugar.']],
    ['en', ['BAKE 12 MIN']],
  ])('finds %s in %j', (locale, texts) => {
    expect(findLocale(texts)).toBe(locale);
    expect(findLocale(texts, locale === 'fr' ? 'en' : 'fr')).toBe(locale);
  });

  it.each([[[]], [['']], [['Tiramisu']], [['2 x 125 g']], [['🥚 🥛']]])(
    'finds nothing in %j',
    (texts) => {
      expect(findLocale(texts)).toBe('fr');
      expect(findLocale(texts, 'en')).toBe('en');
    },
  );

  it('has each word once', () => {
    const words = Object.values(FREQUENT_WORDS).flatMap((list) => list.match(/\S+/g));
    expect(new Set(words).size).toBe(words.length);
  });
});
