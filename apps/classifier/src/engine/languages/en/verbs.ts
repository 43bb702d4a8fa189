import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { VerbLists } from '../../language/language.js';

/** Verbs of instructions without a technique. They start a clause like any other verb. */
const WITHOUT_TECHNIQUE: readonly string[] =
  `place put remove return transfer set arrange let allow leave make prepare use take keep hold
  continue repeat start begin spoon scoop ladle scrape discard check test adjust increase lower
  raise wrap unwrap divide distribute dot insert attach seal store open close bring work measure
  drop stack stand tuck pinch crimp tear pull push lift stretch punch tap taste try wipe light watch
  tilt swirl center finish end enjoy submerge immerse select mound assemble unroll run switch do
  give go fasten enclose gather pile drape stick position move sit double pass strip be get slide
  lay overlap smooth level correct pat top break wait weigh trace slip avoid help ensure plunge
  throw empty dump crease deflate puncture secure skip note pop change draw tint label cap float
  replace follow flute fit come surround circle create flood fluff loosen refresh pick pluck render scramble spritz
  spatchcock clamp dish dollop stud omit pleat churn fetch whack shove flash eat bury lock hit split splutter crackle sizzle`.split(
    /\s+/,
  );

/** Auxiliaries: "let rise", "allow to cool". */
const AUXILIARIES: readonly string[] = ['let', 'allow', 'leave', 'set'];

/** Verbs that introduce an object: they never share the object of the previous verb. */
const INTRODUCING: readonly string[] = ['add', 'keep', 'pour', 'lower', 'raise', 'increase'];

/** What food does without the cook: "cooling" and "thickening" are not instructions. */
const SPONTANEOUS: readonly string[] =
  `cool thicken melt boil bubble brown rise rest stand dissolve freeze caramelize caramelise`.split(
    /\s+/,
  );

/** Verbs that are also nouns or adjectives. In a list they are verbs only with an object. */
const HOMOGRAPHS: readonly string[] =
  `cream flour butter bread brown season coat layer line cover top roll slice dice cut press glaze
  ice pit zest juice grill steam toast roast stew barbecue bbq salt pepper oil pipe tie score shape fold rest rub
  plate skin shell seed core stone spray mold mould form skewer thread cube quarter chill cool warm dry
  set clean open close process brush stand dust smoke char flake pack spread smooth level center dot
  double light rise work use test mince whisk strip drop spoon ladle cook heat puree blend crumble
  store mix fry squash marinade dip fill end stick frost braise stuff measure flame griddle rice pod bruise
  froth paint label cap wet float change fit bash circle dish dollop stud flash`.split(/\s+/);

export const VERBS_EN: VerbLists = {
  withoutTechnique: WITHOUT_TECHNIQUE,
  auxiliaries: AUXILIARIES,
  introducing: INTRODUCING,
  placing: [
    ...['put', 'place', 'transfer', 'pour', 'arrange', 'add', 'tip', 'return', 'lay', 'set'],
    ...['scoop', 'spoon', 'ladle', 'pack', 'drop', 'divide', 'distribute', 'scrape'],
    ...['sit', 'slide', 'pile', 'stack', 'stand', 'dump', 'empty', 'pop', 'move'],
    ...[
      'lift',
      'bung',
      'chuck',
      'plonk',
      'sling',
      'lob',
      'whack',
      'slap',
      'shove',
      'nestle',
      'drape',
      'portion',
    ],
    // These take something away without a place: "throw in a pot", but "throw away".
    ...['throw', 'take', 'go', 'weigh', 'measure'],
  ],
  removing: ['remove', 'discard', 'throw', 'skim', 'open'],
  using: ['use', 'take', 'insert'],
  withParticle: [
    ...['stir', 'whisk', 'mix', 'beat', 'fold', 'pour', 'blend', 'rub', 'scatter', 'sprinkle'],
    ...['spoon', 'ladle', 'drizzle', 'grate', 'crumble', 'work', 'drop', 'knead', 'squeeze'],
    ...['weigh', 'measure', 'roll', 'lift', 'take', 'get', 'tip', 'throw', 'crack', 'break'],
    ...['pipe', 'mash', 'dust', 'sift', 'swirl', 'cut', 'snip', 'tear', 'stream', 'brush'],
    ...['drain', 'peel', 'chuck', 'skim', 'trim', 'scrape', 'pull', 'put', 'add', 'pop', 'bung'],
  ],
  spontaneous: SPONTANEOUS,
  homographs: HOMOGRAPHS,
};

export const FOOD_VERBS_EN: Readonly<Record<string, IngredientKey>> = {
  butter: 'butter',
  flour: 'flour',
  bread: 'breadcrumbs',
};
