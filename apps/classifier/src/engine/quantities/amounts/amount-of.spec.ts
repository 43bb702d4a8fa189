import type { Locale } from '#domain/locale.js';
import { compileLanguages } from '../../languages/compile-languages.js';
import { detect } from '../../detect.js';

const languages = compileLanguages();

type Row = [text: string, quantity: number | null, unit: string | null];

/** The amount of the first food of a step. */
const amountIn = (locale: Locale, text: string) => {
  const [food] = detect(languages[locale], text).ingredients;
  return [food?.quantity, food?.unit];
};

it.each<Row>([
  ['Ajouter 2 œufs.', 2, 'piece'],
  ['Ajouter trois quarts de litre de lait.', 0.75, 'liter'],
  ['Ajouter un quart de tasse de lait.', 62.5, 'milliliter'],
  ['Ajouter deux cent cinquante grammes de riz.', 250, 'gram'],
  ['Ajouter quatre-vingt-dix grammes de riz.', 90, 'gram'],
  ['Ajouter mille deux cents grammes de riz.', 1200, 'gram'],
  ['Ajouter deux douzaines d’olives.', 24, 'piece'],
  ['Ajouter vingt et une olives.', 21, 'piece'],
  ['Ajouter soixante et onze grammes de riz.', 71, 'gram'],
  ['Ajouter 20 et une olives.', 1, 'piece'],
  ['Ajouter un litre et demi de lait.', 1.5, 'liter'],
  ['Ajouter 1 kg 200 de riz.', 1.2, 'kilogram'],
  ['Ajouter 1 1 / 2 tasse de lait.', 375, 'milliliter'],
  ['Ajouter 1,500 kg de riz.', 1.5, 'kilogram'],
  ['Ajouter une bonne douzaine d’olives.', 12, 'piece'],
  ['Ajouter la moitié d’un citron.', 0.5, 'piece'],
  ['Ajouter la moitié de l’huile.', null, null],
  ['Ajouter 2/3 de la farine.', null, null],
  ['Ajouter ¼ d’orange.', 0.25, 'piece'],
  ['Ajouter 2 c. à s. (30 g) de miel.', 2, 'tablespoon'],
  ['Ajouter le beurre (50 g).', 50, 'gram'],
  ['Ajouter la moitié du lait, soit 15 cl.', 15, 'centiliter'],
  ['Chauffer l’huile (180 C).', null, null],
  ['Ajouter trois bouchons de rhum.', 3, null],
  ['Ajouter une petite cuillère à café de miel.', 1, 'teaspoon'],
  ['Ajouter une cuillère de miel.', null, null],
  ['Ajouter les 2 autres oranges.', 2, 'piece'],
  ['Ajouter 50 cl d’un bon vin rouge.', 50, 'centiliter'],
  ['Ajouter 300 g environ de petites courgettes.', 300, 'gram'],
  ['Ajouter 2 boîtes de 400 g de pois chiches.', 800, 'gram'],
  ['Ajouter une boîte de pois chiches.', null, null],
  ['Cuire 10 min. Ajouter le riz.', null, null],
  ['Ajouter 1 500 g de farine.', 1500, 'gram'],
  ['Ajouter 1.500 g de farine.', 1500, 'gram'],
  ['Ajouter entre 100 g et 150 g de sucre.', 150, 'gram'],
  ['Ajouter entre 100 et 150 g de sucre.', 150, 'gram'],
  ['Ajouter 100 g à 150 g de sucre.', 150, 'gram'],
  ['Ajouter 100 g, voire 150 g de sucre.', 150, 'gram'],
  ['Ajouter 1 kg 200 g de farine.', 1.2, 'kilogram'],
  ['Ajouter un oignon et demi.', 1.5, 'piece'],
  ['Ajouter un oignon et demi-litre de lait.', 1, 'piece'],
])('reads the amount in the French step: %s', (text, ...expected) => {
  expect(amountIn('fr', text)).toEqual(expected);
});

it.each<Row>([
  ['Add 1,500 ml milk.', 1500, 'milliliter'],
  ['Add 1 1 / 2 cups milk.', 360, 'milliliter'],
  ['Add a cup and a half of milk.', 360, 'milliliter'],
  ['Add three quarters of a cup of milk.', 180, 'milliliter'],
  ['Add twenty-four olives.', 24, 'piece'],
  ['Add half a dozen eggs.', 6, 'piece'],
  ['Add half the butter.', null, null],
  ['Add 4 cloves and 2 bay leaves.', 4, 'piece'],
  ['Add 4 cloves of crushed garlic.', 4, 'clove'],
  ['Add another cup of milk.', 240, 'milliliter'],
  ['Add one 400 g tin tomatoes.', 400, 'gram'],
  ['Add 2 TBSP. OIL.', 2, 'tablespoon'],
  ['Add 1 T. sugar.', 1, 'tablespoon'],
  ['Add 1 t. sugar.', 1, 'teaspoon'],
  ['Add 2 more eggs.', 2, 'piece'],
  ['Add 2 tbsp good-quality olive oil.', 2, 'tablespoon'],
  ['Add 1 large, thinly sliced onion.', 1, 'piece'],
  ['Add a little parsley.', null, null],
  ['Add 250g/9oz butter.', 250, 'gram'],
  ['Add a 400g tin of chickpeas.', 400, 'gram'],
  ['Add 1 cup plus 2 tablespoons milk.', 270, 'milliliter'],
  ['In step 3 tomatoes are added.', null, null],
  ['Add 1 lb 4 oz potatoes.', 567.4, 'gram'],
  ['Add 1 cup 2 tbsp flour.', 270, 'milliliter'],
  ['Add between 100 g and 150 g sugar.', 150, 'gram'],
  ['Add 1 tsp to 2 tsp salt.', 2, 'teaspoon'],
  ['Add 100−150 g sugar.', 150, 'gram'],
  ['Add a 28-ounce can of tomatoes.', 793.8, 'gram'],
  ['Add 1 cup less 1 tablespoon milk.', 225, 'milliliter'],
  ['Add .5 cup milk.', 120, 'milliliter'],
  ['Add 50ml/.25c of milk.', 50, 'milliliter'],
  ['Add 3 capfuls of rum.', 3, null],
  ['Add 200 gram flour.', 200, 'gram'],
])('reads the amount in the English step: %s', (text, ...expected) => {
  expect(amountIn('en', text)).toEqual(expected);
});

it.each<[Locale, string, string | undefined]>([
  ['fr', 'Ajouter 200 g de farine.', '200 g'],
  ['fr', 'Ajouter 2 œufs.', '2'],
  ['fr', 'Ajouter 100 à 150 g de farine.', '100 à 150 g'],
  ['fr', 'Ajouter environ 300 g environ de petites courgettes.', '300 g'],
  ['fr', 'Ajouter 50 cl d’un bon vin rouge.', '50 cl'],
  ['fr', 'Ajouter 2 grosses gousses d’ail.', '2 grosses gousses'],
  ['fr', 'Ajouter 2 beaux filets de saumon.', '2'],
  ['fr', 'Ajouter une douzaine d’olives.', 'une douzaine'],
  ['fr', 'Ajouter 2 boîtes de 400 g de pois chiches.', '2 boîtes de 400 g'],
  ['fr', 'Ajouter 1 tasse et demie de lait.', '1 tasse et demie'],
  ['fr', 'Ajouter 2 c. à s. (30 g) de miel.', '2 c. à s. (30 g)'],
  ['fr', 'Ajouter 200 g (facultatif) de miel.', '200 g'],
  ['fr', 'Ajouter entre 100 g et 150 g de farine.', 'entre 100 g et 150 g'],
  ['fr', 'Ajouter 100 g à 150 g de farine.', '100 g à 150 g'],
  ['fr', 'Ajouter 1 500 g de farine.', '1 500 g'],
  ['fr', 'Ajouter un oignon et demi.', undefined],
  ['fr', 'Ajouter le beurre (50 g) et remuer.', '50 g'],
  ['fr', 'Ajouter la moitié de l’huile.', undefined],
  ['en', 'Add 250g/9oz butter.', '250g/9oz'],
  ['en', 'Add 1 cup plus 2 tablespoons milk.', '1 cup plus 2 tablespoons'],
  ['en', 'Add a 28-ounce can of chickpeas.', 'a 28-ounce can'],
  ['en', 'Add one 400 g tin tomatoes.', 'one 400 g'],
  ['en', 'Add a 400g tin of chickpeas.', 'a 400g tin'],
  ['en', 'Add 🥚 2 large eggs and whisk them.', '2'],
])('marks the amount in the step (%s): %s', (locale, text, expected) => {
  const spans = detect(languages[locale], text).ingredients.map(({ amountStart, amountEnd }) =>
    amountStart == null || amountEnd == null ? undefined : text.slice(amountStart, amountEnd),
  );
  expect(new Set(spans)).toEqual(new Set([expected]));
});

it.each<[Locale, string, number | null | undefined]>([
  ['fr', 'Ajouter la moitié du lait.', 0.5],
  ['fr', 'Ajouter un tiers de la farine.', 1 / 3],
  ['fr', 'Ajouter 2/3 de la farine.', 2 / 3],
  ['fr', 'Ajouter le reste du sucre.', null],
  ['fr', 'Ajouter le sucre restant.', null],
  ['fr', 'Ajouter le tiers des cubes de bœuf.', 1 / 3],
  ['fr', 'Ajouter le reste des tranches de lard.', null],
  ['fr', 'Recouvrir du reste de pâte.', null],
  ['fr', 'Ajouter un quart de tasse de lait.', undefined],
  ['fr', 'Ajouter la moitié du lait, soit 15 cl.', undefined],
  ['fr', 'Ajouter le lait.', undefined],
  ['fr', 'Ajouter la moitié d’un citron.', undefined],
  ['en', 'Add half of the milk.', 0.5],
  ['en', 'Add half the milk.', 0.5],
  ['en', 'Add half of the cloves of garlic.', 0.5],
  ['en', 'Add a third of the flour.', 1 / 3],
  ['en', 'Add the rest of the sugar.', null],
  ['en', 'Add the remaining sugar.', null],
  ['en', 'Add the third egg.', undefined],
])('reads the part of a food that a step means (%s): %s', (locale, text, expected) => {
  expect(detect(languages[locale], text).ingredients.map(({ share }) => share)).toEqual([expected]);
});

it.each<[Locale, string, string[]]>([
  ['en', 'Drain a 400g tin of chickpeas.', []],
  ['en', 'Season with 3 teaspoons black pepper.', []],
  ['en', 'Soak in a bowl of cold water.', ['bowl']],
  ['fr', 'Mélangez une cuillère de tahini.', []],
  ['fr', 'Creusez avec une cuillère à café.', ['spoon']],
  ['fr', 'Ajoutez 2 cuillères à soupe par verre.', ['glass']],
])('separates measures from utensils (%s): %s', (locale, text, expected) => {
  const { entities } = detect(languages[locale], text);
  const utensils = entities.filter(({ kind }) => kind === 'utensil').map(({ key }) => key);
  expect(utensils).toEqual(expected);
});
