import { unit, type UnitTable, words } from './table.js';

/** Factors are rounded United States customary measures (NIST Handbook 44, appendix C). */
export const ENGLISH_UNITS: UnitTable = {
  units: [
    unit('gram', 'g, gr, gram(s), gm, gms, gramme(s)'),
    unit('kilogram', 'kg, kgs, kilo(s), kilogram(s)'),
    unit('milliliter', 'ml, mls, milliliter(s), millilitre(s)'),
    unit('centiliter', 'cl, centiliter(s), centilitre(s)'),
    unit('liter', 'l, ℓ, liter(s), litre(s), ltr'),
    unit(
      'tablespoon',
      'tablespoon(s), tablespoonful(s), tbsp, tbsps, tbs, tbl, tbls, tblsp, tb, tbspn, table spoon(s)',
    ),
    unit('teaspoon', 'teaspoon(s), teaspoonful(s), tsp, tsps, ts, tspn, t, tea spoon(s)'),
    unit('teaspoon', 'dessertspoon(s), dessertspoonful(s), dessert spoon(s), dsp', 2),
    unit('pinch', 'pinch, pinches, dash, dashes'),
    unit('slice', 'slice(s), rasher(s)'),
    unit('clove', 'clove(s)'),
    unit('bunch', 'bunch, bunches'),
    unit('sachet', 'sachet(s), envelope(s), packet(s)'),
    unit('sprig', 'sprig(s), stalk(s), stem(s)'),
    unit('gram', 'mg, milligram(s)', 0.001),
    unit('centiliter', 'dl, deciliter(s), decilitre(s)', 10),
    unit('milliliter', 'cup(s), cupful(s), c', 240),
    unit('gram', 'pound(s), lb, lbs', 454),
    unit('gram', 'ounce(s), oz, ozs', 28.35),
    unit('milliliter', 'fluid ounce(s), fl oz, floz, fl ounce(s), fluid oz', 29.57),
    unit('milliliter', 'pint(s), pt, pts', 473),
    unit('milliliter', 'quart(s), qt, qts', 946),
    unit('liter', 'gallon(s), gal, gals', 3.785),
  ],
  measures: {
    containers: words(
      `can(s), tin(s), package(s), pkg, pkgs, pack(s), jar(s), bottle(s), box, boxes, bag(s),
      carton(s), container(s), bar(s), block(s), tub(s), tube(s), pouch, pouches, punnet(s), stick(s)`,
    ),
    pieces: words(
      `loaf, loaves, head(s), bulb(s), ear(s), leaf, leaves, piece(s), square(s),
      fillet(s), filet(s), sheet(s), link(s), strip(s), cube(s), wedge(s), roll(s),
      knob(s), rack(s), ball(s), log(s), round(s), brick(s), half, halves, pod(s), segment(s),
      ring(s), wheel(s), steak(s), bundle(s), bouquet(s), scoop(s), floret(s), shell(s), rib(s), unit(s)`,
    ),
    vague: words(
      `few, little, bit, glass, glasses, glassful, wineglassful, handful(s), drizzle(s), splash, splashes, drop(s), part(s), shot(s),
      bowl(s), sprinkle(s), sprinkling, squeeze(s), dollop(s), jigger(s), recipe(s), batch, batches,
      portion(s), bowlful, capful(s), tot(s), touch, hint, smidgen, glug(s)`,
    ),
  },
};
