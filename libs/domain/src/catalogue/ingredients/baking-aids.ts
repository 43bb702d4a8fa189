import { homemade, meat, vegan, vegetarian } from './facts.js';

export const bakingAids = {
  yeast: vegan(),
  brewersYeast: vegan('gluten?'),
  nutritionalYeast: vegan(),
  bakingPowder: vegan(),
  bakingSoda: vegan(),
  creamOfTartar: vegan(),
  citricAcid: vegan(),
  gelatin: meat(),
  agarAgar: vegan(),
  xanthanGum: vegan(),
  foodColoring: vegan(),
  rennet: meat(),
  lecithin: vegan('soybeans'),
  baconBits: vegan('soybeans?', 'gluten?'),
  matchaPowder: vegan(),
  instantCoffee: vegan(),
  mashedPotatoes: homemade(vegan('milk?', 'sulphites?')),
  cheeseCulture: vegetarian('milk?'),
  collagen: meat('fish?'),
};
