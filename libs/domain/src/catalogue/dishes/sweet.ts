import { dish } from './dish.js';

export const sweet = {
  tiramisu: dish(
    'tiramisu, tiramisù',
    'tiramisu, tiramisù',
    ['mascarpone', 'egg', 'ladyfinger'],
    ['marsala', 'amaretto'],
  ),
  cremeBrulee: dish('crème brûlée', 'crème brûlée', ['cream', 'egg']),
  pannaCotta: dish('panna cotta', 'panna cotta', ['cream', 'gelatin']),
  baklava: dish('baklava', 'baklava', ['phyllo', 'nuts'], ['butter', 'honey']),
  financier: dish('financier', 'financier', ['groundAlmond', 'eggWhite', 'butter', 'flour']),
  clafoutis: dish('clafoutis', 'clafoutis', ['egg', 'flour', 'milk']),
  crumble: dish('crumble', 'crumble', ['flour', 'butter'], ['oats', 'almond']),
  fudge: dish('fudge', 'fudge', ['milk', 'butter'], ['chocolate', 'walnut']),
};
