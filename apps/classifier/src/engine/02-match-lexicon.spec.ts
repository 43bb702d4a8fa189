import type { Locale } from '#domain/locale.js';
import { Reading } from '../../test/reading.js';

const named = (locale: Locale, text: string) => {
  const reading = new Reading(locale, text);
  return reading.candidates.map((mention) => reading.describe(mention));
};

describe('matchLexicon', () => {
  it.each<[Locale, string, string[]]>([
    ['fr', 'des pommes de terre', ['potato "pommes de terre"']],
    ['fr', 'un plat à gratin', ['bakingDish "plat à gratin"']],
    ['fr', 'dans un plat', ['dish "plat"']],
    ['fr', "huile d'olive", ['oliveOil "huile d\'olive"']],
    ['fr', '2 cuillères à soupe de miel', ['tablespoon "cuillères à soupe"', 'honey "miel"']],
    ['fr', "une gousse d'ail", ['clove "gousse"', 'garlic "ail"']],
    ['fr', 'du papier sulfurisé', ['parchmentPaper "papier sulfurisé"']],
    ['en', 'brown sugar', ['brownSugar "brown sugar"']],
    ['en', 'a baking sheet', ['bakingSheet "baking sheet"']],
    ['en', 'mixing bowls', ['mixingBowl "mixing bowls"']],
  ])('takes the longest name (%s): %s', (locale, text, expected) => {
    expect(named(locale, text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['sous le gril', ['oven "gril"']],
    ['sur le gril', ['barbecueGrill "gril"']],
    ["un verre d'eau", ['nothing "verre"', 'water "eau"']],
    ['une noix de beurre', ['nothing "noix"', 'butter "beurre"']],
  ])('heeds the words beside a name: %s', (text, expected) => {
    expect(named('fr', text)).toEqual(expected);
  });

  it('knows English foods in French', () => {
    expect(named('fr', 'du cheddar et du peanut butter')).toEqual([
      'cheddar "cheddar"',
      'peanutButter "peanut butter"',
    ]);
  });
});
