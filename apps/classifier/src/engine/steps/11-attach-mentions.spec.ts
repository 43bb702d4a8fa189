import type { Locale } from '#domain/locale.js';
import { languages } from '../../../test/pipeline.js';
import { detect } from '../detect.js';

function amounts(locale: Locale, text: string): string {
  return detect(languages[locale], text)
    .ingredients.map(({ key, quantity, unit }) => `${key} ${String(quantity)} ${String(unit)}`)
    .join();
}

describe('attachMentions', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'Ajouter 2 œufs.', 'egg 2 piece'],
    ['fr', 'Ajouter trois gros œufs.', 'egg 3 piece'],
    ['fr', 'Ajouter 2 à 3 tomates.', 'tomato 3 piece'],
    ['fr', 'Ajouter 1,5 kg de carottes.', 'carrot 1.5 kilogram'],
    ['fr', 'Ajouter 125 ml (1/2 tasse) de lait.', 'milk 125 milliliter'],
    ['fr', "Ajouter 2 gousses d'ail.", 'garlic 2 clove'],
    ['fr', 'Ajouter 2 tasses de farine.', 'flour 500 milliliter'],
    ['fr', "Ajouter une douzaine d'œufs.", 'egg 12 piece'],
    ['fr', 'Ajouter un demi citron.', 'lemon 0.5 piece'],
    ['fr', "Ajouter un litre et demi d'eau.", 'water 1.5 liter'],
    ['fr', 'Ajouter 2/3 de la farine.', 'flour null null'],
    ['fr', 'Ajouter le reste du sucre.', 'sugar null null'],
    ['fr', 'Faites fondre 1 mn le beurre.', 'butter null null'],
    ['fr', 'Cuire à 180 °C le poulet.', 'chicken null null'],
    ['fr', 'Servir avec un riz.', 'rice null null'],
    ['en', 'Add 1 1/2 cups of milk.', 'milk 360 milliliter'],
    ['en', 'Add 2 lightly beaten eggs.', 'egg 2 piece'],
    ['en', 'Squeeze half a lemon.', 'lemon 0.5 piece'],
    ['en', 'Pour one and a half cups of milk.', 'milk 360 milliliter'],
    ['en', 'Add half the butter.', 'butter null null'],
  ])('reads the amount before a mention (%s): %s', (locale, text, expected) => {
    expect(amounts(locale, text)).toBe(expected);
  });

  it('keeps mentions and measures of a later occurrence of a technique in their own clause', () => {
    const text = 'Cuire les lentilles 20 minutes. Saler. Cuire le fenouil 5 minutes en remuant.';
    const { entities, ingredients, durations } = detect(languages.fr, text);
    expect(entities.map(({ key, clause }) => [key, clause])).toEqual([
      ['cook', 0],
      ['season', 1],
      ['stir', 2],
    ]);
    expect(ingredients.map(({ key, clause }) => [key, clause])).toEqual([
      ['lentil', 0],
      ['fennel', 2],
    ]);
    expect(durations.map(({ minSeconds, clause }) => [minSeconds, clause])).toEqual([
      [1200, 0],
      [300, 2],
    ]);
  });

  it('attaches no mention of a repeated technique to a clause of mostly other techniques', () => {
    const text = 'Laver, éplucher et râper les carottes. Éplucher et hacher les oignons.';
    const { entities, ingredients } = detect(languages.fr, text);
    const hacher = entities.find(({ key }) => key === 'chop');
    expect(ingredients.map(({ key, clause }) => [key, clause])).toEqual([
      ['carrot', 0],
      ['onion', hacher?.clause],
    ]);
  });

  it('returns entities in text order, with their clauses and offsets in the original text', () => {
    const text = 'Beurrer un moule, puis y verser 2 œufs.';
    const { entities, ingredients, clauses } = detect(languages.fr, text);
    const written = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
    expect(clauses.map(written)).toEqual(['Beurrer un moule', 'puis y verser 2 œufs']);
    expect(entities.map((entity) => [written(entity), entity.key, entity.clause])).toEqual([
      ['Beurrer', 'grease', 0],
      ['moule', 'cakeTin', 0],
      ['moule', 'cakeTin', 1],
      ['verser', 'pour', 1],
    ]);
    expect(ingredients.map((mention) => [written(mention), mention.clause])).toEqual([['œufs', 1]]);
  });
});

it.each([
  ['Stir in the onions; cook, stirring often, for 20 minutes.', 1],
  ['Cook the onions; add the sugar, stirring for 20 minutes.', 1],
  ['Simmer without lifting the lid for 20 minutes.', 0],
])('attaches the duration of %j to clause %i', (text, clause) => {
  expect(detect(languages.en, text).durations.map((duration) => duration.clause)).toEqual([clause]);
});

it.each<[Locale, string, boolean]>([
  ['fr', 'Cuire le riz en remuant.', true],
  ['fr', 'Faire cuire les oignons. Poursuivre 5 minutes en remuant.', true],
  ['fr', 'Beurrer un moule. Mettre la farine dans un bol en remuant.', false],
  ['fr', 'Chauffer le lait. Préparer la sauce en fouettant les œufs.', false],
  ['fr', 'Cuire le riz. Terminer en râpant le fromage.', false],
  ['en', 'Cook the rice, stirring.', true],
  ['en', 'Grease a tin. Put the flour in a bowl, stirring.', false],
  ['en', 'Heat the milk. Prepare the sauce by whisking the eggs.', false],
  ['en', 'Cook the rice. Finish by grating the cheese.', false],
])('says of a gerund whether it accompanies a technique (%s): %s', (locale, text, expected) => {
  const last = detect(languages[locale], text).entities.findLast(
    ({ kind }) => kind === 'technique',
  );
  expect(last).toMatchObject({ kind: 'technique', ...(expected && { during: true }) });
  expect('during' in (last ?? {})).toBe(expected);
});
