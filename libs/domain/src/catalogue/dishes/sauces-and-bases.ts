import { dish } from './dish.js';

export const saucesAndBases = {
  roux: dish(
    'roux!, roux blanc, roux brun, roux blond',
    'roux!, blond roux, dark roux',
    ['flour'],
    ['butter'],
  ),
  sauceSupreme: dish(
    'sauce suprême',
    'sauce suprême',
    ['flour', 'butter'],
    ['milk', 'cheese', 'cream'],
  ),
  veloute: dish(
    'sauce velouté, sauce Soubise',
    'Mornay sauce, cheese sauce mornay',
    ['flour', 'butter'],
    ['milk', 'cheese', 'cream'],
  ),
  espagnole: dish(
    `
      sauce espagnole, sauce bordelaise, sauce madère, sauce au vin, sauce grand veneur,
      sauce chasseur, sauce bourguignonne, sauce marchand de vin
    `,
    `
      espagnole, bordelaise sauce, red wine sauce, wine sauce, peppercorn sauce, hunter's sauce
    `,
    ['wine'],
    ['butter', 'flour', 'celery', 'cream', 'beefBroth'],
  ),
  sauceMousseline: dish(
    'sauce mousseline',
    'sauce mousseline',
    ['egg', 'butter'],
    ['whiteWineVinegar'],
  ),
  bearnaise: dish('sauce choron', 'béarnaise', ['egg', 'butter'], ['whiteWineVinegar']),
  beurreBlanc: dish(
    `
      sauce beurre blanc, sauce au beurre, sauce normande, sauce à la crème,
      sauce vierge au beurre
    `,
    'beurre blanc sauce, butter sauce, cream sauce, lemon butter sauce',
    ['butter'],
    ['cream', 'wine'],
  ),
  gribiche: dish(
    `
      sauce andalouse, sauce samouraï, sauce algérienne, sauce biggy, sauce bulgare,
      sauce blanche kebab
    `,
    'Marie Rose sauce, fry sauce, comeback sauce, special sauce, samurai sauce',
    ['mayonnaise'],
    ['mustard', 'milk'],
  ),
  greenSauce: dish(
    'sauce verte, green goddess, salsa verde italienne',
    'sauce verte, green goddess, salsa verde italienne',
    ['parsley'],
    ['anchovy', 'mustard', 'egg', 'yogurt'],
  ),
  persillade: dish('sauce vierge, persillade', 'gremolata', ['parsley'], ['anchovy']),
  blueCheeseSauce: dish(
    `
      sauce au bleu, sauce roquefort, sauce au roquefort, sauce au gorgonzola, sauce au parmesan
    `,
    'blue cheese sauce, gorgonzola sauce, Parmesan sauce',
    ['cheese'],
    ['cream', 'mayonnaise'],
  ),
  tonnato: dish(
    'tarama maison, sauce tonnato, anchoïade maison',
    'tonnato, tonnato sauce',
    ['fish'],
    ['mayonnaise', 'egg'],
  ),
  nuocCham: dish(
    'sauce nuoc mam, sauce pour rouleaux de printemps',
    'nuoc cham sauce, spring roll sauce, egg roll sauce',
    ['fishSauce'],
    ['peanut', 'soySauce'],
  ),
  mirepoix: dish('mirepoix, soffritto, battuto', 'mirepoix, soffritto, holy trinity', ['celery']),
  pestoRosso: dish(
    "pistou aux noix, pesto d'ail des ours, pesto de roquette, pesto verde",
    'arugula pesto, kale pesto, walnut pesto, wild garlic pesto',
    ['nuts'],
    ['parmesan'],
  ),
  sesameSauce: dish(
    'dressing au sésame, sauce sésame',
    'sesame sauce, goma dare, sesame vinaigrette',
    ['sesameSeed'],
    ['soySauce'],
  ),
  bloodyMary: dish('sauce Bloody Mary, bloody mary', 'bloody Mary', [
    'worcestershireSauce',
    'celery',
  ]),
  hotFudge: dish('sauce toffee', 'hot fudge sauce', ['cream', 'butter'], ['soybean']),
};
