import type { NamesOf } from '../notation.js';

export const nutsAndSeeds: NamesOf<'nutsAndSeeds'> = {
  nuts: 'nut, mixed nuts, chopped nuts, nuts, mixed nut, cocktail nuts',
  walnut: `
    walnut, walnut half, chopped walnuts, black walnut, walnut piece, English walnut,
    California walnut`,
  almond: `
    almond, flaked almonds, sliced almonds, slivered almonds, blanched almonds, whole almond,
    sliced almond, slivered almond, chopped almond, almond flake, toasted almond, almond sliver,
    Marcona almond`,
  groundAlmond: 'ground almond, almond meal, almond powder',
  almondButter: 'almond butter, cashew butter, nut butter',
  hazelnut: 'hazelnut, filbert, chopped hazelnut, hazelnuts',
  groundHazelnut: 'ground hazelnut, hazelnut flour, hazelnut meal',
  pistachio: 'pistachio, pistachio nut, shelled pistachio, roasted pistachio',
  cashew: 'cashew, cashew nut, raw cashew, roasted cashew, cashew half',
  pecan: 'pecan, pecan half, chopped pecans, pecans, pecan piece, pecan nut',
  macadamia: 'macadamia nut, macadamia',
  brazilNut: 'Brazil nut',
  pineNut: 'pine nut, pine kernel, pignoli, pignolia',
  chestnut: `
    chestnut, cooked chestnut, roasted chestnut, vacuum-packed chestnut,
    roasted and peeled chestnut`,
  peanut: `
    peanut, roasted peanut, unsalted peanut, groundnut, salted peanut, dry-roasted peanut,
    dry roasted peanut, cocktail peanut`,
  peanutButter: `
    peanut butter, creamy peanut butter, crunchy peanut butter, smooth peanut butter,
    chunky peanut butter, natural peanut butter`,
  sesameSeed: 'sesame seed, white sesame seed, black sesame seed, toasted sesame seed, sesame',
  tahini: 'tahini, tahini paste, sesame paste, sesame tahini',
  halva: 'halva',
  sunflowerSeed: 'sunflower seed, sunflower kernel, shelled sunflower seed',
  sunflowerButter: 'sunflower seed butter, sunflower butter',
  pumpkinSeed: 'pumpkin seed, pepita, pepitas',
  flaxSeed: `
    flax seed, linseed, flaxseed, ground flax, flax meal, flaxseed meal, ground flax seed,
    milled flax seed, flax, ground flaxseed, flax seed meal`,
  chiaSeed: 'chia seed, chia',
  poppySeed: 'poppy seed, poppyseed',
  hempSeed: 'hemp seed, hemp heart',
  psyllium: 'psyllium, psyllium husk, psyllium husk powder',
  nigella: 'nigella seed, nigella, kalonji, black cumin',
  mixedSeeds: 'mixed seeds, seed mix',
  shreddedCoconut: `
    shredded coconut, desiccated coconut, flaked coconut, coconut flake,
    sweetened flaked coconut, unsweetened coconut, toasted coconut, grated coconut,
    sweetened shredded coconut, unsweetened flaked coconut, unsweetened shredded coconut,
    sweetened coconut, coconut chip`,
  coffeeBean: `
    coffee bean, ground coffee, espresso bean, ground espresso, coffee grounds,
    ground coffee beans, ground espresso bean`,
};
