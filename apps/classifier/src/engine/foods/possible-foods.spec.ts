import type { Locale } from '#domain/locale.js';
import { languages } from '../../../test/pipeline.js';
import { detect } from '../detect.js';
import { LINE_LANGUAGES } from '../languages/line-languages.js';
import { createLineResolver } from '../lines/resolve-line.js';

const resolve = createLineResolver(languages, LINE_LANGUAGES);

/** What a text says of foods, read as a sentence and as an ingredient line. */
const READINGS = {
  sentence: (locale: Locale, text: string) => detect(languages[locale], text),
  line: (locale: Locale, text: string) => resolve(locale, text),
};

function read(kind: keyof typeof READINGS, locale: Locale, text: string) {
  const { possibleFoods, unread } = READINGS[kind](locale, text);
  return {
    foods: possibleFoods.map(({ key }) => key as string),
    unread: unread.map(({ start, end }) => text.slice(start, end)),
  };
}

describe.each(['sentence', 'line'] as const)('a %s', (kind) => {
  it.each<[Locale, string, string[]]>([
    ['en', 'Apple Peanut Butter Cake', ['apple', 'peanutButter', 'cake']],
    ['en', 'tahini sauce', ['tahini', 'sauce']],
    ['en', 'anchovy butter', ['anchovyButter']],
    ['en', 'walnut bread', ['walnut', 'bread']],
    ['fr', 'riz aux amandes', ['rice', 'almond']],
    ['fr', 'sauce aux noix', ['sauce', 'walnut']],
    ['fr', 'crème aux noisettes', ['cream', 'hazelnut']],
    ['fr', 'beurre de cacahuète', ['peanutButter']],
    ['fr', 'riz et quiche', ['rice', 'quiche']],
    ['en', 'scampi rice', ['shrimp', 'rice']],
  ])('names every food of a longer name (%s): %s', (locale, text, foods) => {
    expect(read(kind, locale, text)).toEqual({ foods, unread: [] });
  });

  it.each<[Locale, string, string]>([
    ['en', '300 g de riz et noisettes', 'hazelnut'],
    ['en', 'moutarde et céleri', 'celery'],
    ['fr', 'rice with peanut butter', 'peanutButter'],
    ['fr', 'mustard and cheese', 'mustard'],
  ])('is read in the other language too (%s): %s', (locale, text, food) => {
    expect(read(kind, locale, text).foods).toContain(food);
  });

  it.each<[Locale, string]>([
    ['en', 'four bars without pain'],
    ['fr', 'noter la date sur chaque bocal'],
  ])('reads everyday words in its own language (%s): %s', (locale, text) => {
    expect(read(kind, locale, text)).toMatchObject({ foods: [], unread: [] });
  });

  it.each<[Locale, string, string[]]>([
    ['fr', 'riz aux zorgls', ['zorgls']],
    ['fr', 'riz (avec zorgl)', ['zorgl']],
    ['en', 'zorbles rice', ['zorbles']],
    ['en', 'rice, zorbles and carrots', ['zorbles']],
    ['en', 'zorbini flour', ['zorbini']],
    ['fr', 'beurre darachide', ['darachide']],
    ['fr', 'sauce de poison', ['poison']],
    ['en', 'rice 🍱', ['🍱']],
    ['en', 'rice with орех', ['орех']],
    ['en', '加入盐和和糖', ['加入盐和和糖']],
  ])('does not read what could be a food (%s): %s', (locale, text, unread) => {
    expect(read(kind, locale, text).unread).toEqual(unread);
  });

  it.each<[Locale, string, string]>([
    ['en', 'chicken socks', 'socks'],
    ['en', 'canned almons', 'almons'],
    ['en', 'vanilla pqdding', 'pqdding'],
    ['fr', 'pâttes sucrées', 'pâttes'],
    ['fr', 'riz avec frment', 'frment'],
  ])('does not trust a word one letter from a food (%s): %s', (locale, text, unread) => {
    expect(read(kind, locale, text).unread).toEqual([unread]);
  });

  it.each<[Locale, string]>([
    ['en', 'sweet and tart'],
    ['en', 'ready in a short order, for a better table'],
    ['fr', 'la recette de ma grand-mère, de côté, au goût'],
  ])('makes no food of other words (%s): %s', (locale, text) => {
    expect(read(kind, locale, text)).toEqual({ foods: [], unread: [] });
  });

  it.each<[Locale, string]>([
    ['fr', 'Mit gehackten Haselnüssen bestreuen.'],
    ['en', 'Aggiungere le nocciole tritate finemente.'],
  ])('in another language is unread (%s): %s', (locale, text) => {
    expect(read(kind, locale, text).unread).toEqual([text]);
  });

  it.each<[Locale, string, string[]]>([
    ['en', 'fried tomato sauce', ['tomatoSauce']],
    ['en', 'smashed potatoes', ['potato']],
    ['en', 'dried chicken', ['chicken']],
    ['en', 'melted milk', ['milk']],
    ['fr', 'poulet sauté', ['chicken']],
    ['fr', 'riz aux champigons', ['rice', 'mushroom']],
    ['fr', 'riz au gingimbre', ['rice', 'ginger']],
    ['en', 'rice with zuchinis', ['rice', 'zucchini']],
  ])(
    'trusts a participle, and a long word like a harmless food (%s): %s',
    (locale, text, foods) => {
      expect(read(kind, locale, text)).toEqual({ foods, unread: [] });
    },
  );

  it.each<[Locale, string, string]>([
    ['en', 'goat cheee', 'cheese'],
    ['en', 'peant butter', 'peanut'],
    ['fr', 'sauce de poison', 'fish'],
  ])('names what a misspelt word may be (%s): %s', (locale, text, food) => {
    expect(read(kind, locale, text).foods).toContain(food);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Сrab meat', 'crab'],
    ['en', 'ｗａｌｎｕｔｓ', 'walnut'],
    ['fr', 'noi\u00adsettes', 'hazelnut'],
    ['fr', 'noi-\nsettes', 'hazelnut'],
  ])('is read by how its letters look (%s): %j', (locale, text, food) => {
    expect(read(kind, locale, text)).toEqual({ foods: [food], unread: [] });
  });

  it.each<[Locale, string, string]>([
    ['en', 'cupwhole milk', 'milk'],
    ['en', 'teaspoonvanilla extract', 'vanillaExtract'],
    ['fr', 'desnoisettes', 'hazelnut'],
    ['en', 'coldbutter', 'butter'],
    ['en', 'ButterThen', 'butter'],
    ['fr', 'ajouternoisettes', 'hazelnut'],
  ])('divides two words without a space between them (%s): %s', (locale, text, food) => {
    expect(read(kind, locale, text)).toEqual({ foods: [food], unread: [] });
  });

  it.each<[Locale, string, string[]]>([
    ['fr', 'gâteau sans beurre ni œufs', ['cake']],
    ['fr', 'pâtes sans œufs, noix', ['pasta', 'walnut']],
    ['en', 'cake without eggs or milk but with walnuts', ['cake', 'walnut']],
    ['en', 'giblets removed', []],
    ['en', 'rice without butter or flour', ['rice']],
    ['fr', 'riz avec ou sans beurre', ['rice', 'butter']],
    ['en', 'rice with or without walnuts', ['rice', 'walnut']],
    ['fr', 'riz, sans oublier le beurre', ['rice', 'butter']],
    ['fr', 'riz, sans compter le beurre du moule', ['rice', 'butter']],
    ['fr', 'beurre retiré du frigo', ['butter']],
    ['fr', 'amandes retirées de leur peau', ['almond']],
    ['fr', 'non pas de la margarine mais du beurre', ['butter']],
    ['fr', 'sans gluten ou farine de blé', ['flour']],
    ['fr', 'carottes, sans céleri-rave mais céleri branche', ['carrot', 'celery']],
  ])('leaves out what is absent, and nothing else (%s): %s', (locale, text, foods) => {
    expect(read(kind, locale, text).foods).toEqual(foods);
  });

  it.each<[Locale, string]>([
    ['en', 'Special equipment: wooden skewers, foil and ramekins'],
    ['en', 'Available at Asian markets'],
    ['en', 'For the topping, at room temperature, to taste'],
    ['en', 'Seal with raffia, as in the podcast from Tucson'],
    ['en', 'depending on desired thickness'],
    ['fr', 'on triche, ce qui facilitera la cueillette et évitera les additifs'],
    ['fr', 'Laisser raffermir dans un endroit aéré'],
    ['en', 'Use a pie dish or a muffin tin'],
    ['fr', 'dans un plat à tarte'],
    ['fr', 'piques en bois et papier aluminium'],
    ['fr', 'Pour la garniture, à température ambiante'],
  ])('tells equipment, shops and remarks from foods (%s): %s', (locale, text) => {
    expect(read(kind, locale, text)).toEqual({ foods: [], unread: [] });
  });
});

it('takes the brand before a food for no food of a line', () => {
  const line = '3 cups Progresso® chicken broth, Zorbini® (optional)';
  expect(read('line', 'en', line)).toEqual({ foods: ['chickenBroth'], unread: ['Zorbini'] });
});

it.each<[keyof typeof READINGS, Locale, string, string[]]>([
  ['sentence', 'en', 'Drizzle with Zorbini sauce.', ['Zorbini']],
  ['sentence', 'en', 'Top with Zorbini and serve.', ['Zorbini']],
  ['sentence', 'fr', 'Napper de sauce Zorbini.', ['Zorbini']],
  ['sentence', 'fr', 'Ajouter le Zorbini et servir.', ['Zorbini']],
  ['sentence', 'en', 'A recipe by Zorba Zorbini and Ann Zorblow, with rice.', []],
  ['sentence', 'fr', 'Zorbini', ['Zorbini']],
  ['sentence', 'fr', 'Zorbini Zorblow', ['Zorbini Zorblow']],
  ['sentence', 'en', 'Zorbini', ['Zorbini']],
  ['sentence', 'fr', 'Riz Zorglub', ['Zorglub']],
  ['sentence', 'fr', 'RIZ ZORGLUB', ['ZORGLUB']],
  ['sentence', 'fr', 'Tarte Zorglub', ['Zorglub']],
  ['sentence', 'fr', 'Poulet Zorglub', ['Zorglub']],
  ['sentence', 'fr', 'Riz de Zorglub', ['Zorglub']],
  ['sentence', 'en', 'Chicken Zorglub', ['Zorglub']],
  ['sentence', 'en', 'Apple Zorglub Cake', ['Zorglub']],
  ['sentence', 'en', 'RICE (ZORGLUB)', ['ZORGLUB']],
  ['line', 'en', 'Rice Zorglub', ['Zorglub']],
  ['line', 'fr', 'RIZ ZORGLUB', ['ZORGLUB']],
  ['sentence', 'en', 'Add the rice Zorglub.', []],
  ['sentence', 'fr', 'Riz basmati Zorglub', []],
  ['line', 'en', '1 tbsp Dijon mustard (Zorglub)', []],
  ['sentence', 'en', 'Photography: George Zorblow (@zorblows)', []],
  ['sentence', 'fr', 'Une recette que Véronique Zorglub adore', []],
  ['sentence', 'en', 'Thanks to George, Zorglub with rice', ['Zorglub']],
  ['sentence', 'en', 'George zorglub', ['zorglub']],
  ['line', 'en', '1 cup George Zorglub', ['Zorglub']],
  ['sentence', 'en', "Zorba's spicy corn", []],
  ['sentence', 'en', "Aunt Zorba's Lemon Loaf", []],
  ['sentence', 'en', 'Rice with Zorbini', ['Zorbini']],
  ['sentence', 'fr', 'Source : Chantal Zorbini', []],
  ['sentence', 'fr', 'Une recette de carottes par Zorba Zorbini.', []],
  ['line', 'en', 'rice (such as Zorbini)', []],
  ['line', 'en', 'sauce (such as Zorbini)', ['Zorbini']],
  ['line', 'en', '1 cup Greek yogurt (such as Zorb and Zorbini®)', []],
  ['line', 'en', '1 jar Zorbini Farm® plain rice', []],
  ['line', 'en', "1 jar Zorbini's pickled corn", []],
  ['line', 'en', "1 jar Zorbini's", ['Zorbini']],
  ['line', 'fr', 'riz de marque Zorbini', []],
  ['line', 'en', 'rice, available at zorbles.com', []],
])('tells names of brands and persons from foods (%s, %s): %s', (kind, locale, text, unread) => {
  expect(read(kind, locale, text).unread).toEqual(unread);
});

it.each<[Locale, string, string[]]>([
  ['fr', 'jusqu’à ce que les carottes soient encore croquantes et le poulet bien rosé', ['carrot', 'chicken']],
  ['fr', 'des haricots encore croquants, un mélange mousseux', ['beans']],
  ['fr', 'Verser le mousseux sur les croquants.', ['sparkling', 'brittle']],
  ['en', 'peppers, ribs and seeds removed', ['bellPepper']],
  ['en', 'brine-cured olives', ['brine', 'olive']],
  ['en', 'Mince the garlic and sprinkle 1 tsp salt. Mince curry.', ['garlic', 'salt', 'groundMeat', 'curryPowder']],
  ['en', 'Flourless, handling, tartness', []],
])('reads an adjective or a part of a vegetable as no dish (%s): %s', (locale, text, foods) => {
  expect(read('sentence', locale, text).foods).toEqual(foods);
}); // prettier-ignore

it.each(['sentence', 'line'] as const)('reads the picture of one food (%s)', (kind) => {
  expect(read(kind, 'en', 'rice 🦐')).toEqual({ foods: ['rice', 'shrimp'], unread: [] });
  expect(read(kind, 'fr', 'Glace 🍓🧊')).toEqual({ foods: ['iceCream', 'strawberry'], unread: [] });
});

it('takes no word that is cleaned to a number for a food', () => {
  expect(read('line', 'en', 'couple drops of food coloring').unread).toEqual([]);
});

it('reads what a line brings in, and not what a step gives off', () => {
  expect(read('line', 'en', '1 jar mango pan juices chutney').foods).toContain('broth');
  expect(read('line', 'fr', 'ananas au jus').foods).toEqual(['pineapple']);
});

it.each<[Locale, string, string[]]>([
  ['fr', 'Étaler la pâte et ajouter du beurre.', ['dough']],
  ['en', 'Bake the cookies and pour the warm gravy over rice.', ['cookie', 'gravy']],
])('tells what is there already from what is brought in (%s): %s', (locale, text, references) => {
  const { possibleFoods } = detect(languages[locale], text);
  const referring = possibleFoods.filter(({ isReference }) => isReference);
  expect(referring.map(({ key }) => key)).toEqual(references);
});

it.each<[Locale, string, string[]]>([
  ['fr', 'Monter en neige.', ['eggWhite']],
  ['fr', 'Mouiller avec le fumet.', ['fishStock']],
  ['en', 'Whip to stiff peaks.', ['eggWhite']],
  ['en', 'Whip the cream to stiff peaks.', ['cream']],
  ['fr', 'Arroser de jus de cuisson.', []],
  ['en', 'Pour the pan juices over.', []],
  ['fr', 'Dresser un tartare de tomates.', ['tomato']],
])('names the foods of actions, and not what the recipe makes (%s): %s', (locale, text, foods) => {
  expect(read('sentence', locale, text).foods).toEqual(foods);
});
