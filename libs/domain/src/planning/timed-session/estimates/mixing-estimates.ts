import { action, work } from './technique-estimate.js';

/**
 * Mixing, doughs and moulds. The amount hardly changes these times: a bowl of any size is mixed at
 * once. Kneading and creaming times are those of the manuals of stand mixers (5 to 10 min) and of
 * kneading by hand (10 to 15 min).
 */
export const MIXING_ESTIMATES = {
  mash: work([2, 4], { perKilogram: [2, 4] }),
  // One to two minutes a batch, and rinsing the blender.
  blend: work([2, 4]),
  mix: work([1, 3]),
  stir: work([0.5, 2]),
  // Weighed or measured, then poured in.
  add: action([0.5, 1.5]),
  whisk: work([2, 4]),
  // Stiff peaks of two to six whites with an electric mixer.
  whipEggWhites: work([4, 6]),
  // Three or four portions, slowly, so that the foam stays.
  fold: work([2, 4]),
  knead: work([8, 12]),
  rollOut: work([3, 6]),
  // Balls, rolls or patties at 20 to 30 s each; a recipe has about sixteen.
  shape: work([4, 8]),
  roll: work([3, 6]),
  fill: work([2, 5]),
  // Paper or dough, cut and pressed into the mould.
  line: action([1, 3]),
  grease: action([0.5, 1.5]),
  flour: action([0.5, 1.5]),
  dissolve: work([1, 2]),
  sift: work([1, 2], { perKilogram: [2, 4] }),
  // An emulsion takes its oil in a thin stream: mayonnaise takes about five minutes.
  emulsify: work([3, 6]),
  // Butter and sugar until pale.
  cream: work([3, 6]),
  moisten: action([0.5, 1.5]),
  cover: action([0.5, 1]),
  pour: action([0.5, 1.5]),
  // Lasagne and gratins: three to five layers at a minute each.
  layer: work([3, 6]),
  strain: work([1, 3]),
  drain: action([0.5, 1.5]),
  // Patted with a towel.
  dry: action([0.5, 1.5]),
} as const;
