import { homemade, vegan, vegetarian } from './facts.js';

export const eggs = {
  egg: vegetarian('eggs'),
  eggWhite: vegetarian('eggs'),
  eggYolk: vegetarian('eggs'),
  hardBoiledEgg: homemade(vegetarian('eggs')),
  quailEgg: vegetarian('eggs'),
  duckEgg: vegetarian('eggs'),
  eggSubstitute: vegetarian('eggs'),
  veganEgg: vegan('soybeans'),
};
