import { homemade, vegan, vegetarian } from './facts.js';

export const doughs = {
  puffPastry: homemade(vegetarian('gluten', 'milk')),
  shortcrustPastry: homemade(vegetarian('gluten', 'milk')),
  sweetPastry: homemade(vegetarian('gluten', 'milk', 'eggs')),
  grahamCrust: vegetarian('gluten', 'milk', 'soybeans'),
  pizzaDough: homemade(vegan('gluten')),
  breadDough: homemade(vegan('gluten')),
  crescentDough: vegetarian('gluten', 'milk', 'soybeans'),
  biscuitDough: vegetarian('gluten', 'milk'),
  cookieDough: vegetarian('gluten', 'milk', 'eggs', 'soybeans'),
  cinnamonRoll: vegetarian('gluten', 'milk', 'eggs', 'soybeans'),
  phyllo: vegan('gluten'),
  brickPastry: vegan('gluten'),
  wontonWrapper: vegetarian('gluten', 'eggs'),
  eggRollWrapper: vegetarian('gluten', 'eggs'),
  chouxPastry: homemade(vegetarian('gluten', 'milk', 'eggs')),
  crepeBatter: homemade(vegetarian('gluten', 'milk', 'eggs')),
  sourdoughStarter: homemade(vegan('gluten')),
  dough: homemade(vegetarian('gluten', 'milk', 'eggs')),
  glutenFreePastry: vegetarian('milk', 'eggs', 'soybeans'),
};
