import type { NamesOf } from '../notation.js';

export const nutsAndSeeds: NamesOf<'nutsAndSeeds'> = {
  nuts: `
    nut, chopped nuts, nuts, tree nut, tree nuts, mixed chopped nuts, nut meal, nutmeat, nut pieces,
    ground nuts mix, candlenut, nut topping`,
  walnut: `
    walnut, walnut half, chopped walnuts, black walnut, walnut piece, English walnut,
    California walnut, walnut flour, walnut meal, ground walnut, Persian walnut, walnut kernel,
    pickled walnut, candied walnut, walnuts`,
  almond: `
    almond, flaked almonds, sliced almonds, slivered almonds, blanched almonds, whole almond,
    sliced almond, slivered almond, chopped almond, almond flake, toasted almond, almond sliver,
    Marcona almond, flaked almond, blanched almond, smoked almond, sugared almond, almonds,
    almond piece, almond nib, bitter almond, almond brittle`,
  groundAlmond: 'ground almond, almond meal, almond powder',
  almondButter: 'almond butter',
  hazelnut: `
    hazelnut, filbert, chopped hazelnut, hazelnuts, cobnut, cob nut, Barcelona nut, hazel nut,
    hazelnut kernel, hazelnut piece, roasted hazelnut, filberts`,
  groundHazelnut: 'ground hazelnut, hazelnut flour, hazelnut meal',
  pistachio: `
    pistachio, pista, pistachio nut, shelled pistachio, roasted pistachio, pistachio flour,
    pistachio meal, ground pistachio, slivered pistachio, pistachio kernel, pistachios,
    green pistachio, pistache`,
  cashew: `
    cashew, cashew nut, raw cashew, roasted cashew, cashew half, cashew flour, cashew meal,
    ground cashew, cashew piece, cashews, caju`,
  pecan: `
    pecan, pecan half, chopped pecans, pecans, pecan piece, pecan nut, pecan meal, pecan flour,
    ground pecan, hickory nut, candied pecan, praline pecan`,
  macadamia: 'macadamia nut, macadamia, Queensland nut, macadamias, bush nut',
  brazilNut: 'Brazil nut, para nut, cream nut, castanea',
  pineNut: 'pine nut, pinenut, pine kernel, pignoli, pignolia',
  chestnut: `
    chestnut, cooked chestnut, roasted chestnut, vacuum-packed chestnut,
    roasted and peeled chestnut`,
  peanut: `
    peanut, roasted peanut, unsalted peanut, groundnut, salted peanut, dry-roasted peanut,
    dry roasted peanut, cocktail peanut, monkey nut, goober, goober pea, mandelona, earthnut,
    arachis, peanut piece, honey-roasted peanut, peanuts, boiled peanut, peanut protein, earth nut`,
  peanutButter: `
    peanut butter, creamy peanut butter, crunchy peanut butter, smooth peanut butter,
    chunky peanut butter, natural peanut butter, PB, groundnut paste, peanut paste, groundnut butter`,
  sesameSeed: `
    sesame seed, white sesame seed, black sesame seed, toasted sesame seed, sesame, gingelly seed,
    til seed, benne, benne seed, simsim, ajonjoli, teel, sesamum, black sesame, white sesame,
    toasted sesame, sesame seeds, gingelly`,
  tahini: `
    tahini, tahini paste, sesame paste, sesame tahini, tahina, tehina, sesame butter, techina,
     neri goma, sesame spread`,
  halva: 'halva, halvah, halawa, helva, halwa sesame',
  sunflowerSeed: 'sunflower seed, sunflower kernel, shelled sunflower seed',
  sunflowerButter: 'sunflower seed butter, sunflower butter',
  pumpkinSeed: 'pumpkin seed, pepita, pepitas',
  flaxSeed: `
    flax seed, linseed, flaxseed, ground flax, flax meal, flaxseed meal, ground flax seed,
    milled flax seed, flax, ground flaxseed, flax seed meal, flax egg, flaxseed egg, flax seed egg`,
  chiaSeed: 'chia seed, chia, chia egg, chia seed egg',
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
  mixedNuts: 'mixed nuts, mixed nut, cocktail nuts, salted mixed nut, beer nut, roasted mixed nut',
  driedFruitAndNuts: `
    dried fruit and nuts, fruit and nut mix, mixed dried fruit and nuts, dried fruits and nuts,
    fruits secs`,
  trailMix: 'trail mix, scroggin, gorp',
  nutButter: `
    nut butter, cashew butter, cashew nut butter, hazelnut butter, pistachio butter, walnut butter,
    pecan butter, macadamia butter, macadamia nut butter, mixed nut butter, Brazil nut butter`,
  seedButter: 'seed butter, pumpkin seed butter, hemp seed butter, watermelon seed butter',
  tigerNut: 'tiger nut, tigernut, tiger nut flour, tigernut flour, tiger nut milk',
};
