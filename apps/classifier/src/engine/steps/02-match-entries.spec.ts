import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';

const entriesIn = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.candidates.map((mention) => pipeline.describe(mention));
};

describe('matchEntries', () => {
  it.each<[Locale, string, string[]]>([
    ['fr', 'des pommes de terre', ['potato "pommes de terre"']],
    ['fr', 'un plat à gratin', ['bakingDish "plat à gratin"']],
    ['fr', 'dans un plat', ['dish "plat"']],
    ['fr', "huile d'olive", ['oliveOil "huile d\'olive"']],
    ['fr', '2 cuillères à soupe de miel', ['spoon/tablespoon "cuillères à soupe"', 'honey "miel"']],
    ['fr', "une gousse d'ail", ['clove "gousse"', 'garlic "ail"']],
    ['fr', 'du papier sulfurisé', ['parchmentPaper "papier sulfurisé"']],
    ['en', 'brown sugar', ['brownSugar "brown sugar"']],
    ['en', 'a baking sheet', ['bakingSheet "baking sheet"']],
    ['en', 'mixing bowls', ['mixingBowl "mixing bowls"']],
  ])('matches the longest entry (%s): %s', (locale, text, expected) => {
    expect(entriesIn(locale, text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['sous le gril', ['oven "gril"']],
    ['sur le gril', ['barbecueGrill "gril"']],
    ["un verre d'eau", ['nothing "verre"', 'water "eau"']],
    ['une noix de beurre', ['nothing "noix"', 'butter "beurre"']],
  ])('considers the context words of an entry: %s', (text, expected) => {
    expect(entriesIn('fr', text)).toEqual(expected);
  });

  it('matches English ingredients in a French text', () => {
    expect(entriesIn('fr', 'du cheddar et du peanut butter')).toEqual([
      'cheddar "cheddar"',
      'peanutButter "peanut butter"',
    ]);
  });
});
