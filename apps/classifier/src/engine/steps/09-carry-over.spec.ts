import { compileLanguage } from '../compile/compile-language.js';
import { detect } from '../detect.js';
import { GERMAN } from '../../../test/languages/german/german.js';
import { languages } from '../../../test/pipeline.js';

const tested = { ...languages, de: compileLanguage(GERMAN) };

/** Each mention with the techniques it is linked to: `carrots: peel, slice`. */
function linksIn(locale: keyof typeof tested, text: string): string[] {
  const { entities, ingredients } = detect(tested[locale], text);
  const techniques = entities.filter(({ kind }) => kind === 'technique');
  const mentions = [...entities.filter(({ kind }) => kind === 'utensil'), ...ingredients];
  const links = new Map<string, string[]>();
  for (const { start, end, clause } of mentions.sort((a, b) => a.start - b.start)) {
    const written = text.slice(start, end);
    const inClause = techniques.filter((technique) => technique.clause === clause);
    links.set(written, [...(links.get(written) ?? []), ...inClause.map(({ key }) => key)]);
  }
  return [...links].map(([written, keys]) => `${written}: ${keys.join(', ') || '–'}`);
}

type Row = readonly [locale: keyof typeof tested, text: string, ...links: string[]];

const table = (rows: readonly Row[]) =>
  rows.map(([locale, text, ...links]) => ({ locale, text, links }));

describe('an object that is left out', () => {
  it.each(
    table([
      ['fr', 'Versez le lait et laissez épaissir.', 'lait: pour, thicken'],
      ['fr', 'Laver les poires, les sécher et trancher.', 'poires: wash, dry, slice'],
      ['en', 'Peel the carrots, then slice.', 'carrots: peel, slice'],
      ['en', 'Toss the sprouts in oil and roast.', 'sprouts: mix, roast', 'oil: mix'],
      [
        'en',
        'Chop the onions and the celery and fry.',
        'onions: chop, panFry',
        'celery: chop, panFry',
      ],
      ['en', 'Break the eggs and whisk in a clean bowl.', 'eggs: crack, whisk', 'bowl: whisk'],
      ['en', 'Remove the lid and rest.', 'lid: –'],
      ['fr', 'Saupoudrer légèrement de sucre et servir.', 'sucre: sprinkle'],
      ['de', 'Die Karotten schälen, dann kochen.', 'Karotten: peel, cook'],
    ]),
  )('is the object of the verb before: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Ajouter le lait. Laisser mijoter.', 'lait: add'],
      ['en', 'Add the milk. Simmer.', 'milk: add'],
      ['de', 'Die Karotten schälen. Kochen.', 'Karotten: peel'],
    ]),
  )('is not in another sentence: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Éplucher les carottes et baisser le feu.', 'carottes: peel'],
      ['en', 'Peel the carrots and grate the cheese.', 'carrots: peel', 'cheese: grate'],
      ['en', 'Remove the peel and slice the apples.', 'apples: slice'],
      ['en', 'Brown the lamb, stir in the mixture and simmer.', 'lamb: brown'],
    ]),
  )('is not taken up by a verb with its own object: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('an object in focus', () => {
  it.each(
    table([
      [
        'en',
        'Drain the rice, reserving some water, then toss.',
        'rice: drain, mix',
        'water: setAside',
      ],
      ['en', 'Roast the duck, turn the oven down and cook.', 'duck: roast, cook', 'oven: –'],
      ['en', 'Fry the onion, reduce a little and serve.', 'onion: panFry, reduce, serve'],
    ]),
  )('stays there after a verb that does not act on food: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('a pronoun', () => {
  it.each(
    table([
      ['fr', 'Éplucher les navets. Coupez-les.', 'navets: peel, cut'],
      ['fr', 'Éplucher les navets et les couper.', 'navets: peel, cut'],
      ['en', 'Peel the carrots. Slice them.', 'carrots: peel, slice'],
      ['de', 'Schäle die Möhren. Hacke sie.', 'Möhren: peel, chop'],
      ['de', 'Die Möhren schälen und sie fein hacken.', 'Möhren: peel, chop'],
    ]),
  )('refers to the object before, also in another sentence: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      [
        'fr',
        'Saler la viande, hacher le thym et la griller.',
        'viande: season, grill',
        'thym: chop',
      ],
      [
        'fr',
        'Saler la viande, hacher les noix et la griller.',
        'viande: season, grill',
        'noix: chop',
      ],
      [
        'fr',
        'Saler la viande, hacher le thym et le griller.',
        'viande: season',
        'thym: chop, grill',
      ],
      [
        'fr',
        'Saler le riz et le thym, puis les griller.',
        'riz: season, grill',
        'thym: season, grill',
      ],
    ]),
  )('agrees with what it refers to: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['en', 'Remove the string from the beef and slice it.', 'string: –', 'beef: slice'],
      ['en', 'Remove the skin from the salmon and poach it.', 'salmon: poach'],
      ['fr', 'Saler la dinde, ôter le film et le jeter.', 'dinde: season', 'film: –'],
      ['en', 'Salt the duck, remove the foil and slice it.', 'duck: season, slice', 'foil: –'],
    ]),
  )('does not refer to what was taken off: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      [
        'fr',
        'Couper la mangue. Ajouter le lait et mixer le tout.',
        'mangue: cut, blend',
        'lait: add, blend',
      ],
      [
        'en',
        'Drain the lentils. Add the rice and blend everything.',
        'lentils: drain, blend',
        'rice: add, blend',
      ],
    ]),
  )('refers to all foods so far: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      [
        'fr',
        'Mélanger le lait et les œufs et fouetter ces derniers.',
        'lait: mix',
        'œufs: mix, whisk',
      ],
      ['en', 'Mix the milk and the eggs and whisk the latter.', 'milk: mix', 'eggs: mix, whisk'],
    ]),
  )('refers to the last food: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it('refers to no food if it stands for a person', () => {
    expect(linksIn('fr', 'Laver les pommes. Servez-vous.')).toEqual(['pommes: wash']);
  });
});

describe('a food after "de" or its contraction', () => {
  it.each(
    table([
      ['fr', 'Disposer les crêpes et napper du reste de la sauce.', 'crêpes: coat', 'sauce: coat'],
      ['fr', 'Égoutter les pâtes et arroser du jus.', 'pâtes: drain, drizzle'],
      [
        'fr',
        'Étaler la pâte et couvrir de la moitié de la crème.',
        'pâte: rollOut, cover',
        'crème: cover',
      ],
      ['fr', 'Rincer le riz et garnir des verrines.', 'riz: rinse', 'verrines: fill'],
      ['fr', 'Cuire le riz et ajouter de la crème.', 'riz: cook', 'crème: add'],
    ]),
  )('is what a verb of covering acts with: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('what is thrown away', () => {
  it.each(
    table([
      [
        'fr',
        'Couper les poivrons. Retirez les graines. Faites-les revenir.',
        'poivrons: cut, saute',
        'graines: –',
      ],
      [
        'fr',
        'Épluchez les courgettes, enlevez les graines et râpez-les.',
        'courgettes: peel, grate',
        'graines: –',
      ],
      [
        'fr',
        'Cuire les haricots. Retirer les feuilles de laurier. Les égoutter.',
        'haricots: cook, drain',
        'feuilles de laurier: –',
      ],
      ['en', 'Halve the peppers. Remove the seeds. Fry them.', 'peppers: cut, panFry', 'seeds: –'],
      [
        'en',
        'Peel the courgettes, discard the seeds and grate them.',
        'courgettes: peel, grate',
        'seeds: –',
      ],
      ['en', 'Cook the rice. Discard the bay leaf. Drain it.', 'rice: cook, drain', 'bay leaf: –'],
    ]),
  )('is not what a later pronoun refers to: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      [
        'fr',
        'Laver les figues et les poires. Retirer les figues. Les couper.',
        'figues: wash, cut',
        'poires: wash',
      ],
      [
        'fr',
        'Fondre le beurre. Retirer les crevettes et les hacher.',
        'beurre: melt',
        'crevettes: chop',
      ],
      ['en', 'Add the cream. Remove the chicken and shred it.', 'cream: add', 'chicken: shred'],
    ]),
  )(
    'is not a food that was named before, or that nothing else can be meant by: $text',
    ({ locale, text, links }) => {
      expect(linksIn(locale, text)).toEqual(links);
    },
  );

  it.each(
    table([
      ['fr', 'Coupez et retirez la base du poireau.', 'poireau: cut'],
      ['fr', 'Épluchez et jetez la peau des oranges.', 'oranges: peel'],
      ['fr', 'Tranchez et ôtez le haut des tomates.', 'tomates: slice'],
      ['en', 'Trim and discard the base of the leek.', 'leek: trim'],
      ['en', 'Peel and discard the skin of the oranges.', 'oranges: peel'],
      ['en', 'Slice and remove the tops of the tomatoes.', 'tomatoes: slice'],
      ['fr', 'Égoutter et retirer le laurier.', 'laurier: –'],
    ]),
  )('is cut off the food that is named after it: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('the object of an accompanying verb', () => {
  it.each(
    table([
      ['fr', 'Faites revenir en remuant les oignons.', 'oignons: saute, stir'],
      ['fr', 'Laisser mijoter en écrasant les tomates.', 'tomates: simmer, crush'],
      ['fr', 'Enfourner 40 minutes en retournant le poulet.', 'poulet: bake, turn'],
      ['en', 'Fry, stirring the onions.', 'onions: panFry, stir'],
      ['en', 'Simmer, crushing the tomatoes.', 'tomatoes: simmer, crush'],
      ['en', 'Bake for 40 minutes, basting the chicken.', 'chicken: bake, baste'],
    ]),
  )('is that of a main verb without one: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Fouetter en versant l’huile.', 'huile: pour'],
      ['fr', 'Faites-les revenir en remuant les oignons.', 'oignons: stir'],
      [
        'fr',
        'Laisser mijoter en remuant les pois avec une cuillère en bois.',
        'pois: stir',
        'cuillère en bois: stir',
      ],
      ['en', 'Cook, shaking the pan.', 'pan: mix'],
    ]),
  )('is its own if it is added, has a tool, or is no food: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('a food that others are put on', () => {
  it.each(
    table([
      [
        'fr',
        'Verser le mélange sur le riz, en prenant soin de bien le couvrir.',
        'riz: pour, cover',
      ],
      ['fr', 'Faire des entailles sur les magrets. Les saler.', 'magrets: score, season'],
      ['en', 'Spoon the cream over the warm rice and serve.', 'cream: serve', 'rice: serve'],
      [
        'en',
        'Pour the syrup over cooled pears and chill.',
        'syrup: pour, chill',
        'pears: pour, chill',
      ],
    ]),
  )('is what the next verb is about: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('a vessel', () => {
  it.each(
    table([
      [
        'fr',
        'Mettez le lait dans une casserole et faites chauffer.',
        'lait: heat',
        'casserole: heat',
      ],
      ['fr', 'Diviser dans les ramequins et cuire.', 'ramequins: cook'],
      ['en', 'Place the fish in a pan and bake.', 'fish: bake', 'pan: bake'],
      [
        'en',
        'Put the rice in a wok, add the water and boil.',
        'rice: –',
        'wok: add, boil',
        'water: add, boil',
      ],
      ['de', 'Die Butter in die Pfanne geben und braten.', 'Butter: panFry', 'Pfanne: panFry'],
    ]),
  )('comes along with the food that a verb puts into it: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it('does not come along with another verb', () => {
    expect(linksIn('en', 'Whisk the eggs in a bowl and fry.')).toEqual([
      'eggs: whisk, panFry',
      'bowl: whisk',
    ]);
  });

  it.each(
    table([
      [
        'fr',
        'Dans un wok, faites sauter les crevettes puis ajoutez les nouilles.',
        'wok: stirFry, add',
        'crevettes: stirFry',
        'nouilles: add',
      ],
      [
        'en',
        'In a bowl, whisk the eggs and add the milk.',
        'bowl: whisk, add',
        'eggs: whisk',
        'milk: add',
      ],
    ]),
  )('before its verb holds for the sentence: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      [
        'fr',
        'Dans un bol, mélanger le miel et le thym, en badigeonner le poulet et enfourner.',
        'bol: mix, brush',
        'miel: mix, brush, bake',
        'thym: mix, brush, bake',
        'poulet: brush, bake',
      ],
      [
        'fr',
        'Dans une casserole, fondre le chocolat, nappez-en le gâteau et laissez refroidir.',
        'casserole: melt, coat',
        'chocolat: melt, coat, cool',
        'gâteau: coat, cool',
      ],
      [
        'en',
        'In a bowl, mix the honey and mustard, brush over the salmon and bake.',
        'bowl: mix, brush',
        'honey: mix, brush, bake',
        'mustard: mix, brush, bake',
        'salmon: brush, bake',
      ],
      [
        'en',
        'In a skillet, melt the butter, drizzle it over the popcorn and serve.',
        'skillet: melt, drizzle',
        'butter: melt, drizzle, serve',
        'popcorn: drizzle, serve',
      ],
      [
        'fr',
        'Dans un plat, laver les figues, les arroser de miel et enfourner.',
        'plat: wash, drizzle, bake',
        'figues: wash, drizzle, bake',
        'miel: drizzle',
      ],
    ]),
  )('before its verb holds until its food covers another: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Beurrer un moule. Y verser la pâte.', 'moule: grease, pour', 'pâte: pour'],
      ['en', 'Heat a wok and fry the prawns in it.', 'wok: heat, panFry', 'prawns: panFry'],
    ]),
  )('is taken up by "y" and "in it": $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });
});

describe('no link', () => {
  it.each(
    table([
      [
        'fr',
        'Lorsque les lardons sont grillés, ajoutez les petits pois.',
        'lardons: –',
        'petits pois: add',
      ],
      ['en', 'When the onions are soft, add the rice.', 'onions: –', 'rice: add'],
      ['de', 'Wenn die Milch kocht, die Karotten schälen.', 'Milch: –', 'Karotten: peel'],
    ]),
  )('has the food of a condition: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Cuire jusqu’à ce que la lame d’un couteau ressorte sèche.', 'couteau: –'],
      ['en', 'Bake until a knife comes out clean.', 'knife: –'],
    ]),
  )('has the tool of a test: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it.each(
    table([
      ['fr', 'Mélanger les épices sauf le sel.', 'épices: mix', 'sel: –'],
      ['en', 'Add almonds instead of walnuts.', 'almonds: add', 'walnuts: –'],
      ['de', 'Die Karotten schälen außer den Zwiebeln.', 'Karotten: peel', 'Zwiebeln: –'],
    ]),
  )('has the food that is excluded: $text', ({ locale, text, links }) => {
    expect(linksIn(locale, text)).toEqual(links);
  });

  it('ends at a test: foods of other until-clauses belong to the verb', () => {
    expect(linksIn('fr', 'Cuire jusqu’à ce que le riz soit tendre.')).toEqual(['riz: cook']);
  });
});
