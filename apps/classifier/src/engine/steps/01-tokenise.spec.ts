import { EDGE_WORD } from '../words/word.js';
import fc from 'fast-check';
import type { Locale } from '#domain/locale.js';
import { languages, Pipeline } from '../../../test/pipeline.js';
import { detect } from '../detect.js';

function tokensOf(text: string): string[] {
  const { doc } = new Pipeline('fr', text);
  return Array.from({ length: doc.length }, (_, i) => text.slice(doc.start(i), doc.end(i)));
}

const wordOf = (text: string) => new Pipeline('fr', text).doc.word(0);

/** The foods that words of a text are read as, or as the name of which they begin. */
const foodsOf = (locale: Locale, text: string) =>
  detect(languages[locale], text).possibleFoods.map(({ key }) => key);

describe('misspellings', () => {
  it.each<[Locale, string]>([
    ['en', 'Rub until it looks sandy.'],
    ['en', 'My child loves fires and floors.'],
    ['en', '2 große Zwiebeln'],
    ['fr', 'Ranger dans une cagette.'],
    ['fr', 'La caserne, le balcon, les magnets.'],
    ['fr', '3 rote Zwiebeln, gehackt'],
  ])('finds no food in other words (%s): %s', (locale, text) => {
    expect(foodsOf(locale, text)).toEqual([]);
  });

  it.each<[Locale, string, string[]]>([
    ['en', 'Add the chiken and the peanutt.', ['chicken', 'peanut']],
    ['en', '2 chiken breassts', ['chickenBreast']],
    ['fr', 'Ajouter le beure et la farrine.', ['butter', 'flour']],
    ['fr', 'beure', ['butter']],
  ])('finds misspelt foods (%s): %s', (locale, text, foods) => {
    expect(foodsOf(locale, text)).toEqual(foods);
  });
});

describe('tokenise', () => {
  it.each([
    ["d'huile", ['d', 'huile']],
    ['l’ail', ['l', 'ail']],
    ['bain-marie', ['bain', 'marie']],
    ['four.Ajouter', ['four', '.', 'Ajouter']],
    ['200g', ['200', 'g']],
    ['1h30', ['1', 'h', '30']],
    ['sel, poivre', ['sel', ',', 'poivre']],
    ['2 c. à s. de lait', ['2', 'c', 'à', 's', 'de', 'lait']],
    ['B.B.Q.', ['B', '.', 'B', '.', 'Q', '.']],
    ['🍅 tomate', ['tomate']],
  ])('splits %j into words, numbers and signs', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });

  it.each([
    ['crème', 'CRÈME'],
    ['crème', 'creme'],
    ['crème', 'cre\u0300me'],
    ['crème', 'crême'],
    ['œuf', 'oeuf'],
    ['œufs', 'ŒUFS'],
    ['maïs', 'mai\u0308s'],
    ['four', 'fo\u00adur'],
    ['à', 'a'],
    ['et', '&'],
  ])('reads the same word in %j and %j', (word, variant) => {
    expect(wordOf(variant)).toBe(wordOf(word));
  });

  it.each([
    ['mais', 'maïs'],
    ['pâte', 'pâté'],
    ['des', 'dés'],
    ['sucre', 'sucré'],
  ])('does not confuse %j and %j', (word, other) => {
    expect(wordOf(word)).not.toBe(wordOf(other));
  });

  it.each([
    ['12', 12],
    ['1,5', 1.5],
    ['2.25', 2.25],
    ['1/2', 0.5],
    ['1⁄4', 0.25],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 1/2', 1.5],
    ['1-1/2', 1.5],
    ['2 ¾', 2.75],
    ['1 000', 1000],
    ['1/0', undefined],
  ])('reads %j as one number', (text, value) => {
    const { doc } = new Pipeline('fr', text);
    expect(doc.length).toBe(1);
    expect(doc.digits(0)).toBe(value);
  });

  it('returns offsets in the original text', () => {
    const text = 'Éplucher l’oignon\u00a0: 1½ cre\u0300me.';
    expect(tokensOf(text)).toEqual(['Éplucher', 'l', 'oignon', ':', '1½', 'cre\u0300me', '.']);
  });

  it('splits any string into consecutive tokens within its bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { doc } = new Pipeline('fr', text);
        let end = 0;
        for (let i = 0; i < doc.length; i++) {
          const kinds = [doc.isWord(i), doc.isNumber(i), doc.isSign(i)];
          expect(kinds.filter(Boolean)).toHaveLength(1);
          expect(doc.start(i)).toBeGreaterThanOrEqual(end);
          expect(doc.end(i)).toBeGreaterThan(doc.start(i));
          end = doc.end(i);
        }
        expect(end).toBeLessThanOrEqual(text.length);
        expect(doc.word(doc.length)).toBe(EDGE_WORD);
      }),
    );
  });

  it('finds no tokens in white space', () => {
    expect(tokensOf(' \t\u00a0')).toEqual([]);
  });
});
