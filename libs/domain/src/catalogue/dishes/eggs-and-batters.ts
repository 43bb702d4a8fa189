import { dish } from './dish.js';

export const eggsAndBatters = {
  omelette: dish('omelette', 'omelette, omelet', ['egg'], ['milk', 'cheese']),
  spanishTortilla: dish(
    'tortilla espagnole, tortilla española, tortilla de patatas',
    'Spanish tortilla, tortilla española, tortilla de patatas',
    ['egg'],
  ),
  frittata: dish('frittata', 'frittata', ['egg'], ['milk', 'cheese']),
  quiche: dish('quiche', 'quiche', ['shortcrustPastry', 'egg', 'cream'], ['cheese', 'bacon']),
  souffle: dish('soufflé', 'soufflé', ['egg'], ['milk', 'flour', 'cheese']),
  frenchToast: dish('pain perdu, pain doré', 'French toast', ['bread', 'egg', 'milk']),
  fritter: dish('beignet', 'fritter, beignet', ['flour'], ['egg', 'milk']),
};
