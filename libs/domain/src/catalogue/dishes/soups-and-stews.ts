import { dish } from './dish.js';

export const soupsAndStews = {
  bouillabaisse: dish('bouillabaisse', 'bouillabaisse', ['fish'], ['shrimp', 'mussel', 'celery']),
  bourride: dish(
    'bourride, cotriade, chaudrée charentaise, chaudrée de palourdes',
    'bourride',
    ['fish'],
    ['egg', 'cream', 'mussel'],
  ),
  clamChowder: dish(
    'chaudrée de fruits de mer',
    `
      clam chowder, New England clam chowder, seafood chowder, fish chowder, chowder, corn chowder
    `,
    ['milk'],
    ['clam', 'flour', 'fish', 'bacon', 'celery', 'butter'],
  ),
  cioppino: dish(
    'cioppino, zarzuela, caldeirada',
    'cioppino, zarzuela, caldeirada',
    ['fish'],
    ['shrimp', 'mussel', 'squid', 'wine'],
  ),
  crabBisque: dish(
    `
      bisque de langoustines, bisque d'écrevisses, bisque d'étrilles, bisque, bisque de homard,
      bisque de crustacés
    `,
    'bisque, crab bisque, shrimp bisque, lobster bisque, seafood bisque',
    ['shrimp'],
    ['cream', 'flour', 'fish', 'celery'],
  ),
  gumbo: dish('gumbo', 'gumbo', ['flour', 'celery'], ['shrimp', 'sausage', 'butter']),
  jambalaya: dish('jambalaya', 'jambalaya', ['celery'], ['shrimp', 'sausage']),
  etouffee: dish('étouffée de crevettes', 'étouffée, crawfish étouffée', [
    'crayfish',
    'flour',
    'butter',
    'celery',
  ]),
  onionSoup: dish(
    'onion soup',
    'onion soup',
    ['onion'],
    ['bread', 'cheese', 'butter', 'flour', 'beefBroth', 'wine'],
  ),
  salmorejo: dish('salmorejo', 'salmorejo', ['tomato'], ['bread', 'almond', 'wineVinegar']),
  ajoBlanco: dish('ajo blanco', 'ajo blanco', ['tomato'], ['bread', 'almond', 'wineVinegar']),
  gazpacho: dish(
    'gaspacho, gazpacho',
    'gazpacho, gaspacho',
    ['tomato'],
    ['bread', 'almond', 'wineVinegar'],
  ),
  minestrone: dish(
    'minestrone, soupe au pistou',
    'minestrone, soupe au pistou',
    ['vegetables'],
    ['celery', 'pasta', 'parmesan'],
  ),
  borscht: dish(
    'bortsch, borchtch',
    'borscht, borsch, borshch',
    ['beet'],
    ['sourCream', 'beef', 'celery'],
  ),
  tomYam: dish('tom yam', 'tom yam', ['fishSauce'], ['shrimp']),
  tomKha: dish('tom kha', 'tom kha', ['fishSauce'], ['shrimp']),
  tomYum: dish('tom yum, soupe tom yam', 'tom yum, tom kha gai', ['fishSauce'], ['shrimp']),
  laksa: dish('laksa', 'laksa', ['driedShrimp'], ['fishSauce', 'shrimp', 'noodles', 'peanut']),
  pho: dish('pho, soupe pho, phở', 'pho, phở', ['fishSauce', 'beef'], ['soySauce']),
  ramenSoup: dish(
    'soupe ramen, soupe miso ramen',
    'ramen soup, tonkotsu ramen, shoyu ramen',
    ['ramen'],
    ['egg', 'soySauce', 'pork', 'sesameSeed'],
  ),
  misoSoup: dish('soupe miso, soupe au miso', 'miso soup', ['miso', 'dashi'], ['tofu']),
  wontonSoup: dish(
    'soupe wonton, soupe won ton',
    'wonton soup',
    ['wontonWrapper'],
    ['pork', 'shrimp', 'soySauce'],
  ),
  hotSourSoup: dish(
    'soupe pékinoise, soupe aigre-piquante',
    'hot and sour soup',
    ['soySauce'],
    ['egg', 'tofu', 'pork'],
  ),
  potAuFeu: dish(
    'pot-au-feu, potée, garbure, petite marmite, poule au pot, bœuf gros sel',
    'pot-au-feu, boiled dinner',
    ['beef'],
    ['celery', 'mustard'],
  ),
  blanquette: dish(
    `
      blanquette de veau à l'ancienne, blanquette de poulet, blanquette de poisson, blanquette,
      blanquette de saumon, blanquette de dinde, blanquette de veau
    `,
    'blanquette',
    ['butter', 'flour'],
    ['cream', 'egg', 'veal', 'celery'],
  ),
  goulash: dish(
    'goulash, goulasch, gulasch',
    'goulash, paprikash',
    ['beef'],
    ['sourCream', 'flour'],
  ),
  stroganoff: dish(
    'stroganoff, bœuf stroganoff, bœuf Stroganov',
    'stroganoff, beef stroganoff',
    ['sourCream'],
    ['beef', 'mustard', 'flour', 'butter'],
  ),
  carbonade: dish(
    'carbonnade, carbonade, carbonade flamande, carbonnade flamande',
    'carbonnade, carbonade, Flemish stew',
    ['beef', 'beer'],
    ['bread', 'mustard', 'flour'],
  ),
  daube: dish(
    'daube',
    'daube',
    ['redWine'],
    ['chicken', 'beef', 'lardons', 'flour', 'celery', 'butter'],
  ),
  coqAuVin: dish(
    `
      coq au vin, daube provençale, civet, bœuf bourguignon, bourguignon, bœuf à la bourguignonne,
      civet de lièvre
    `,
    'coq au vin, beef bourguignon, boeuf bourguignon, beef bourguignonne, beef Burgundy',
    ['redWine'],
    ['chicken', 'beef', 'lardons', 'flour', 'celery', 'butter'],
  ),
  irishStew: dish('irish stew', 'Irish stew', ['lamb'], ['flour', 'celery', 'butter', 'barley']),
  navarin: dish(
    "navarin, tajine d'agneau aux pruneaux",
    'navarin, lamb stew, Scotch broth, Lancashire hotpot, hotpot',
    ['lamb'],
    ['flour', 'celery', 'butter', 'barley'],
  ),
  cassoulet: dish(
    'cassoulet',
    'cassoulet',
    ['whiteBean', 'sausage'],
    ['duckConfit', 'celery', 'breadcrumbs'],
  ),
  chiliConCarne: dish(
    'chili con carne',
    'chili con carne, chilli con carne',
    ['groundBeef'],
    ['beer', 'chocolate'],
  ),
  mafe: dish(
    'mafé, maffé, tigadèguèna, poulet à la cacahuète',
    'mafé, maafe, groundnut stew, peanut stew, groundnut soup',
    ['peanutButter'],
    ['meat', 'fish'],
  ),
  waterzooi: dish(
    'waterzooi, waterzoï',
    'waterzooi',
    ['cream', 'egg'],
    ['chicken', 'fish', 'celery', 'butter'],
  ),
  mulligatawny: dish('mulligatawny', 'mulligatawny', ['curryPowder'], ['cream', 'celery']),
  avgolemono: dish('avgolémono', 'avgolemono', ['egg'], ['chickenBroth']),
  vichyssoise: dish(
    'vichyssoise, velouté Dubarry, velouté, potage parisien',
    'vichyssoise, velouté soup, cream soup, cream of tomato soup',
    ['cream'],
    ['butter', 'flour', 'celery'],
  ),
  vegetableSoup: dish('potage', 'potage', ['vegetables'], ['celery', 'noodles', 'chickenBroth']),
  tripeSoup: dish(
    'tripes à la provençale, andouillette sauce moutarde',
    'menudo, pepper pot',
    ['tripe'],
    ['celery', 'wine', 'mustard'],
  ),
  harira: dish(
    'harira, chorba',
    'harira, chorba',
    ['lentil'],
    ['celery', 'vermicelli', 'lamb', 'flour', 'egg'],
  ),
  caldoVerde: dish('caldo verde', 'caldo verde, fabada, feijoada', ['sausage'], ['pork']),
  calfsHead: dish(
    'tête de veau, tête de veau sauce gribiche',
    "calf's head, tête de veau",
    ['veal'],
    ['egg', 'mustard'],
  ),
};
