import { dish } from './dish.js';

export const savoury = {
  gratinDauphinois: dish('gratin dauphinois', 'gratin dauphinois', ['cream'], ['cheese', 'egg']),
  tartiflette: dish('tartiflette', 'tartiflette', ['cheese', 'bacon'], ['cream', 'whiteWine']),
  satay: dish('satay, saté', 'satay, sate', ['peanut'], ['soySauce', 'shrimp', 'fishSauce']),
  padThai: dish('pad thaï', 'pad thai', ['peanut', 'fishSauce'], ['egg', 'shrimp', 'soySauce']),
  haggis: dish('haggis', 'haggis', ['lamb', 'oats']),
  raita: dish('raïta', 'raita', ['yogurt']),
  roux: dish('roux!', 'roux!', ['flour'], ['butter']),
};
