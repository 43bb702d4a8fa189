import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../test/pipeline.js';

const mentionsIn = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.mentions.map((mention) => pipeline.describe(mention)).join();
};

describe('disambiguateMentions', () => {
  it.each<[string, Locale, string, string]>([
    ['a verb is no utensil', 'en', 'Whisk the eggs.', 'egg "eggs"'],
    ['nor a pot', 'fr', 'Poêler dans une poêle.', 'fryingPan "poêle"'],
    ['tins are buttered', 'fr', 'Beurrer les moules.', 'cakeTin "moules"'],
    ['mussels are washed', 'fr', 'Laver les moules.', 'mussel "moules"'],
    ['things are poured into tins', 'fr', 'Verser dans les moules.', 'cakeTin "moules"'],
    ['cloves of garlic', 'en', '2 cloves garlic', 'clove "cloves",garlic "garlic"'],
    ['cloves alone', 'en', 'Add the cloves.', 'cloves "cloves"'],
    ['a spoon that measures', 'en', '1 tablespoon honey', 'tablespoon "tablespoon",honey "honey"'],
    ['a pan in the oven', 'en', 'Bake in the pan.', 'cakeTin "pan"'],
    ['a pan on the stove', 'en', 'Fry the fish in the pan.', 'fish "fish",fryingPan "pan"'],
    ['a word that describes', 'fr', 'bacon haché', 'bacon "bacon"'],
    ['a shape that is no food', 'fr', 'Former des boudins.', ''],
    ['shells that hold something', 'fr', 'Verser dans 4 coquilles.', ''],
    ['jars that are filled', 'fr', 'Remplir les pots de miel.', 'jar "pots",honey "miel"'],
    ['jars that measure', 'fr', 'Ajouter 2 pots de miel.', 'honey "miel"'],
    ['a pan by its size', 'en', 'Pour into a 9 x 13 pan.', 'cakeTin "pan"'],
    ['a word that says how', 'fr', 'Réduire en purée.', ''],
  ])('tells by what is around: %s', (_, locale, text, expected) => {
    expect(mentionsIn(locale, text)).toBe(expected);
  });
});
