import type { Locale } from '#domain/locale.js';
import { Pipeline } from '../../../test/pipeline.js';

const mentionsIn = (locale: Locale, text: string) => {
  const pipeline = new Pipeline(locale, text);
  return pipeline.mentions.map((mention) => pipeline.describe(mention)).join();
};

describe('disambiguateMentions', () => {
  it.each<[string, Locale, string, string]>([
    ['ignores a utensil word that is a verb', 'en', 'Whisk the eggs.', 'egg "eggs"'],
    [
      'ignores a French utensil word that is a verb',
      'fr',
      'Poêler dans une poêle.',
      'fryingPan "poêle"',
    ],
    ['reads "moules" as tins after "beurrer"', 'fr', 'Beurrer les moules.', 'cakeTin "moules"'],
    ['reads "moules" as mussels after "laver"', 'fr', 'Laver les moules.', 'mussel "moules"'],
    ['reads "moules" as tins after "dans"', 'fr', 'Verser dans les moules.', 'cakeTin "moules"'],
    [
      'reads "cloves" before a food as a unit',
      'en',
      '2 cloves garlic',
      'clove "cloves",garlic "garlic"',
    ],
    ['reads "cloves" alone as an ingredient', 'en', 'Add the cloves.', 'cloves "cloves"'],
    [
      'reads "tablespoon" before a food as a unit',
      'en',
      '1 tablespoon honey',
      'tablespoon "tablespoon",honey "honey"',
    ],
    ['reads "pan" as a cake tin with "bake"', 'en', 'Bake in the pan.', 'cakeTin "pan"'],
    [
      'reads "pan" as a frying pan with "fry"',
      'en',
      'Fry the fish in the pan.',
      'fish "fish",fryingPan "pan"',
    ],
    ['ignores a participle after a food', 'fr', 'bacon haché', 'bacon "bacon"'],
    ['ignores "boudins" after "former"', 'fr', 'Former des boudins.', ''],
    ['ignores "coquilles" after "dans"', 'fr', 'Verser dans 4 coquilles.', ''],
    [
      'reads "pots" as jars after "remplir"',
      'fr',
      'Remplir les pots de miel.',
      'jar "pots",honey "miel"',
    ],
    [
      'gives "pots" no meaning as a measure',
      'fr',
      'Ajouter 2 pots de miel.',
      'nothing "pots",honey "miel"',
    ],
    [
      'reads "pan" as a cake tin after its dimensions',
      'en',
      'Pour into a 9 x 13 pan.',
      'cakeTin "pan"',
    ],
    ['ignores a food inside a complement', 'fr', 'Réduire en purée.', ''],
    [
      'reads a flavoured food as one mention',
      'fr',
      'Servir avec de la glace à la pistache.',
      'iceCream "glace à la pistache"',
    ],
    [
      'reads a food made of two nouns as one mention',
      'en',
      'Add the pumpkin seed oil.',
      'oil "pumpkin seed oil"',
    ],
    [
      'keeps the food that fills another food',
      'fr',
      'Badigeonner le pain d’huile.',
      'bread "pain",oil "huile"',
    ],
    [
      'keeps the food to which another one is added',
      'fr',
      'Incorporer le beurre à la farine.',
      'butter "beurre",flour "farine"',
    ],
    ['ignores what an unknown dish is made of', 'en', 'Warm the onion soup.', ''],
    [
      'reads a part by its name in the catalogue',
      'fr',
      'Vider le canard. Saler les cuisses.',
      'duck "canard",duckLeg "cuisses"',
    ],
    [
      'reads a part without a name as the food itself',
      'en',
      'Rinse the mint and chop the leaves.',
      'mint "mint",mint "leaves"',
    ],
    ['ignores a part without a food before it', 'en', 'Salt the thighs.', ''],
    ['ignores a food that is compared with', 'en', 'Roll into balls the size of a walnut.', ''],
  ])('%s', (_, locale, text, expected) => {
    expect(mentionsIn(locale, text)).toBe(expected);
  });
});
