import { dish } from './dish.js';

export const eggsAndBatters = {
  omelette: dish('omelette', 'omelette, omelet', ['egg'], ['milk', 'cheese']),
  tortillaEspanola: dish('tortilla española', 'tortilla española', ['egg']),
  tortillaDePatatas: dish('tortilla de patatas', 'tortilla de patatas', ['egg']),
  spanishTortilla: dish(
    'tortilla espagnole, tortilla aux pommes de terre',
    'Spanish tortilla, Spanish omelette',
    ['egg'],
  ),
  frittata: dish('frittata', 'frittata', ['egg'], ['milk', 'cheese']),
  quiche: dish(
    'quiche, quiche lorraine',
    'quiche, quiche Lorraine',
    ['shortcrustPastry', 'egg', 'cream'],
    ['cheese', 'bacon'],
  ),
  souffle: dish(
    'soufflé, soufflé au fromage',
    'soufflé, cheese soufflé',
    ['egg'],
    ['milk', 'flour', 'cheese'],
  ),
  frenchToast: dish('pain perdu, pain doré', 'French toast, eggy bread, pain perdu', [
    'bread',
    'egg',
    'milk',
  ]),
  fritter: dish(
    'beignet, beignet de courgette, fritter',
    'fritter, beignet',
    ['flour'],
    ['egg', 'milk'],
  ),
  tempura: dish('tempura', 'tempura', ['flour'], ['egg', 'shrimp']),
  batter: dish(
    'pâte à pancakes',
    'batter, beer batter, waffle batter',
    [],
    ['flour', 'egg', 'milk'],
  ),
  shakshuka: dish('shakshuka, chakchouka', 'shakshuka', ['egg'], ['feta']),
  eggsBenedict: dish(
    'œufs Bénédicte',
    `
      eggs Benedict, eggs Florentine, eggs royale, full English, full English breakfast, fry-up,
      breakfast burrito, breakfast casserole
    `,
    ['egg', 'butter'],
    ['bread', 'ham', 'smokedSalmon'],
  ),
  piperade: dish('piperade', 'piperade', ['egg'], ['ham']),
  clafoutis: dish(
    'clafoutis, flaugnarde',
    'clafoutis, clafouti',
    ['egg', 'flour', 'milk'],
    ['butter'],
  ),
  farBreton: dish(
    'far breton, kouign-amann',
    'far Breton, kouign-amann',
    ['flour', 'butter'],
    ['egg', 'milk'],
  ),
  dutchBaby: dish(
    'pancake soufflé, dutch baby',
    'Dutch baby, popover',
    ['egg', 'flour', 'milk'],
    ['butter'],
  ),
  croqueMonsieur: dish(
    'croque-monsieur, croque-madame, croque',
    'croque-monsieur, croque-madame',
    ['bread', 'cheese'],
    ['ham', 'butter', 'egg', 'flour', 'milk'],
  ),
  popover: dish('popover', 'toad in the hole', ['flour', 'egg', 'milk'], ['sausage']),
  crumpet: dish('crumpet', 'crumpet, pikelet, drop scone', ['flour'], ['milk', 'butter', 'egg']),
  beignetSouffle: dish('beignet soufflé', 'beignet soufflé', ['flour'], ['egg', 'milk', 'butter']),
  doughnut: dish(
    `
      donut, doughnut, pet-de-nonne, bugne, merveille, oreillette, chichi, beigne, queue de castor
    `,
    'doughnut hole, beaver tail',
    ['flour'],
    ['egg', 'milk', 'butter'],
  ),
  churro: dish('churro', 'churro', ['flour'], ['egg', 'milk']),
  okonomiyaki: dish('okonomiyaki', 'okonomiyaki', ['egg', 'flour'], ['shrimp', 'soySauce']),
  scotchEgg: dish('œuf écossais', 'Scotch egg', ['egg', 'sausageMeat', 'breadcrumbs']),
  deviledEgg: dish(
    'œuf mimosa, œufs mimosa, œuf mayonnaise, œufs mayonnaise',
    'deviled egg, devilled egg, egg mayonnaise, egg salad',
    ['egg', 'mayonnaise'],
    ['mustard'],
  ),
  eggsEnMeurette: dish(
    'œufs en meurette, œuf en meurette',
    'eggs in meurette',
    ['egg', 'wine'],
    ['lardons', 'flour'],
  ),
  blini: dish('blini de sarrasin', 'buckwheat blini', ['buckwheatFlour'], ['egg', 'milk', 'flour']),
};
