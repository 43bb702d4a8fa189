import { homemade, vegan, vegetarian } from './facts.js';

export const doughs = {
  puffPastry: homemade(vegan('gluten', 'milk?')),
  shortcrustPastry: homemade(vegan('gluten', 'milk?')),
  sweetPastry: homemade(vegan('gluten', 'milk?', 'eggs?')),
  grahamCrust: vegetarian('gluten', 'milk?', 'soybeans?'),
  pizzaDough: homemade(vegan('gluten')),
  breadDough: homemade(vegan('gluten')),
  crescentDough: vegan('gluten', 'milk?', 'soybeans?'),
  biscuitDough: vegan('gluten', 'milk?'),
  cookieDough: vegetarian('gluten', 'milk?', 'eggs?', 'soybeans?'),
  cinnamonRoll: vegetarian('gluten', 'milk', 'eggs?', 'soybeans?'),
  phyllo: vegan('gluten'),
  brickPastry: vegan('gluten'),
  wontonWrapper: vegan('gluten', 'eggs?'),
  eggRollWrapper: vegan('gluten', 'eggs?'),
  chouxPastry: homemade(vegetarian('gluten', 'milk', 'eggs')),
  crepeBatter: homemade(vegetarian('gluten', 'milk', 'eggs')),
  sourdoughStarter: homemade(vegan('gluten')),
  dough: homemade(vegan('gluten')),
  glutenFreePastry: vegan('milk?', 'eggs?', 'soybeans?'),
};
