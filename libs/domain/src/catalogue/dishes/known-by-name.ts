import { dish } from './dish.js';

export const knownByName = {
  boBun: dish(
    'bo bun, bò bún, bobun',
    'bo bun',
    ['fishSauce', 'peanut'],
    ['beef', 'noodles', 'soySauce'],
  ),
  groundNuts: dish('mélange de cacahuètes et de noix', 'ground nut', ['peanut', 'nuts']),
  farcis: dish(
    `
      courgette farcie, poivron farci, aubergine farcie, feuilles de chou farcies, petits farcis,
      farcis niçois
    `,
    'stuffed courgette, stuffed zucchini, stuffed aubergine',
    [],
    ['groundMeat', 'breadcrumbs', 'egg', 'cheese'],
  ),
  cassolette: dish('cassolette', 'cassolette', [], ['cream', 'butter', 'wine']),
  panBagnat: dish('pan bagnat', 'pan bagnat', ['bread', 'tuna', 'anchovy'], ['egg']),
  baeckeoffe: dish('baeckeoffe', 'baeckeoffe', ['meat', 'wine']),
  galetteComplete: dish(
    'galette complète, galettes de sarrasin complètes, crêpe complète',
    'galette complète',
    ['egg', 'cheese', 'ham'],
    ['butter'],
  ),
  fishermansPie: dish(
    'parmentier de poisson',
    "fisherman's pie",
    ['fish', 'milk'],
    ['butter', 'flour', 'egg'],
  ),
  razorClams: dish(
    'couteaux à la plancha, couteaux grillés, couteaux farcis, couteaux frais, kg de couteaux',
    'grilled razor clam',
    ['clam'],
    ['butter'],
  ),
  seteRouille: dish(
    'rouille sétoise, rouille de seiche',
    'rouille sétoise',
    ['cuttlefish'],
    ['egg'],
  ),
  thieboudienne: dish('thiéboudienne, thieboudienne', 'thieboudienne', ['fish'], ['peanut']),
  grandAioli: dish('aïoli garni, grand aïoli', 'grand aioli', ['fish', 'egg']),
  countryBoil: dish('low country boil', 'low country boil', ['shrimp', 'sausage'], ['butter']),
  kibbeh: dish('kebbé, kibbé, kebbeh', 'kibbeh, kibbe', ['bulgur'], ['groundMeat', 'nuts']),
  tilLadoo: dish(
    'tilkut, til ladoo',
    `
      til ladoo, tilkut, tbsp til, tablespoon til, tablespoons til, tsp til, cup til, g til,
      white til, black til, roasted til
    `,
    ['sesameSeed'],
  ),
  vegetableProtein: dish(
    'protéine végétale hydrolysée',
    'hydrolysed vegetable protein, hydrolyzed vegetable protein, HVP',
    ['soybean'],
    ['flour'],
  ),
  dijonnaise: dish(
    'dijonnaise, sauce moutardée',
    'dijonnaise',
    ['mustard'],
    ['mayonnaise', 'cream'],
  ),
  antsOnALog: dish('céleri au beurre de cacahuète', 'ants on a log', ['celery', 'peanutButter']),
  winePeach: dish('soupe champenoise, spritz', "Aperol spritz, spritz, buck's fizz", ['wine']),
  pigsInBlankets: dish(
    'saucisses en chemise',
    'pigs in blankets, pigs in a blanket',
    ['sausage'],
    ['bacon', 'puffPastry'],
  ),
  stovies: dish('stovies', 'stovies, scouse, lobscouse', ['meat']),
  bunCha: dish('bun cha', 'bun cha', ['pork', 'fishSauce']),
  gelifiant: dish('gélifiant', 'gelling agent', [], ['gelatin']),
  blancBattu: dish('blanc battu', 'whipped whites', ['eggWhite']),
  jaunesConfits: dish('jaune confit', 'cured yolk', ['eggYolk']),
  yorkshires: dish('yorkshires!', 'yorkshires!', ['flour', 'egg', 'milk']),
  additiveSulphite: dish(
    'E220!, E221!, E222!, E223!, E224!, E225!, E226!, E227!, E228!',
    'E220!, E221!, E222!, E223!, E224!, E225!, E226!, E227!, E228!',
    ['sulphite'],
  ),
  additiveLecithin: dish('E322!', 'E322!', ['lecithin']),
  additiveCarmine: dish('E120!', 'E120!', ['carmine']),
  additiveLysozyme: dish('E1105!', 'E1105!', ['eggWhite']),
  additiveGelatin: dish('E441!', 'E441!', ['gelatin']),
  additiveWax: dish('E901!', 'E901!', ['beeswax']),
  additiveShellac: dish('E904!', 'E904!', ['shellac']),
  roganJosh: dish(
    'rogan josh',
    'rogan josh, nihari, bhuna gosht',
    ['lamb'],
    ['yogurt', 'clarifiedButter'],
  ),
};
