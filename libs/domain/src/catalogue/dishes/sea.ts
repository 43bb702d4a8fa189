import { dish } from './dish.js';

export const sea = {
  ceviche: dish('ceviche, cebiche, tiradito', 'ceviche, cebiche, tiradito', ['fish'], ['shrimp']),
  fishAndChips: dish(
    'fish and chips',
    "fish and chips, fish 'n' chips",
    ['fish', 'flour'],
    ['beer', 'egg'],
  ),
  romanCalamari: dish(
    `
      calamar à la romaine, calmar à la romaine, encornet à la romaine, calamars frits,
      calamars à la romaine
    `,
    'fried calamari, calamari fritti',
    ['squid', 'flour'],
    ['egg', 'milk'],
  ),
  frittoMisto: dish(
    "fritto misto, friture d'éperlans, petite friture",
    'fritto misto, fish fry',
    ['flour'],
    ['fish', 'squid', 'shrimp'],
  ),
  mouclade: dish('mouclade', 'mouclade', ['mussel'], ['wine', 'butter', 'cream', 'celery']),
  moulesFrites: dish(
    'moules-frites, moules marinières, moule marinière, éclade',
    'moules-frites, moules marinière',
    ['mussel'],
    ['wine', 'butter', 'cream', 'celery'],
  ),
  lobsterRoll: dish(
    'lobster roll',
    'lobster roll',
    ['lobster'],
    ['cream', 'butter', 'mustard', 'wine', 'cheese', 'bread', 'mayonnaise', 'celery'],
  ),
  lobsterThermidor: dish(
    "homard thermidor, homard à l'armoricaine, homard à l'américaine",
    'lobster thermidor, lobster Newburg',
    ['lobster'],
    ['cream', 'butter', 'mustard', 'wine', 'cheese', 'bread', 'mayonnaise', 'celery'],
  ),
  coquilleGratinee: dish(
    `
      coquilles gratinées, gratin de fruits de mer, cassolette de fruits de mer,
      feuilleté de fruits de mer
    `,
    'seafood gratin, seafood bake',
    ['seafood'],
    ['cream', 'butter', 'flour', 'fish'],
  ),
  oystersRockefeller: dish(
    'huîtres gratinées',
    'oysters Rockefeller, angels on horseback',
    ['oyster'],
    ['butter', 'breadcrumbs'],
  ),
  soleMeuniere: dish(
    'sole meunière, truite meunière, truite aux amandes, raie au beurre noir',
    'sole meunière, trout meunière, trout amandine, skate with black butter',
    ['fish', 'butter', 'flour'],
    ['almond'],
  ),
  kedgeree: dish('kedgeree', 'kedgeree', ['haddock', 'egg'], ['butter', 'milk', 'curryPowder']),
  gefilteFish: dish(
    `
      gefilte fish, pain de poisson, mousse de saumon, mousse de poisson, mousseline de poisson
    `,
    'gefilte fish, fish mousse, salmon mousse, fish loaf, tuna melt',
    ['fish', 'egg'],
    ['crackers', 'cream', 'breadcrumbs'],
  ),
  coulibiac: dish(
    "saumon à l'unilatérale, saumon en papillote, koulibiac",
    'coulibiac, salmon en papillote',
    ['salmon'],
    ['butter', 'flour', 'egg'],
  ),
  brandade: dish(
    'brandade parmentière, bacalhau à brás, morue à la portugaise',
    'bacalhau à brás',
    ['saltCod'],
    ['egg', 'milk', 'cream'],
  ),
  gambasAlAjillo: dish(
    'gambas al ajillo',
    'gambas al ajillo',
    ['shrimp'],
    ['mayonnaise', 'egg', 'butter', 'sesameSeed', 'bread'],
  ),
  shrimpCocktail: dish(
    `
      cocktail de crevettes, crevettes à l'ail, crevettes sautées, gambas à la plancha
    `,
    'shrimp cocktail, prawn cocktail, shrimp scampi, shrimp toast, prawn toast',
    ['shrimp'],
    ['mayonnaise', 'egg', 'butter', 'sesameSeed', 'bread'],
  ),
  rollmops: dish(
    'sprats fumés en boîte',
    'herring salad',
    ['herring'],
    ['cream', 'onion', 'mustard'],
  ),
  americaineSauce: dish(
    'sauce américaine',
    'shrimp sauce velouté',
    ['shrimp', 'butter'],
    ['cream', 'flour', 'celery', 'wine'],
  ),
  tartareDeSaumon: dish(
    `
      tartare de poisson, tartare de thon, carpaccio de poisson, sashimi,
      poisson cru à la tahitienne, poisson cru mariné
    `,
    'sashimi, tuna tartare, salmon tartare, fish tartare, crudo',
    ['fish'],
    ['soySauce', 'sesameSeed', 'mustard'],
  ),
};
