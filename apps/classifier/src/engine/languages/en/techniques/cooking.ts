import type { TechniqueWordings } from '../../../language/language.js';

/** States that a liquid is brought to. */
const TO_BOIL =
  'to a boil|to boil|to the boil|to a full boil|to a rolling boil|to a full rolling boil|to a slow boil|to a low boil|to a gentle boil|to boiling';

const TO_SIMMER =
  'to a simmer|to simmer|to the simmer|to a gentle simmer|to a bare simmer|to a low simmer';

/** Resting, cooling and cooking. */
export const COOKING_TECHNIQUES_EN: TechniqueWordings = {
  rest: [
    'rest',
    'give … a rest|good rest|minute rest|hour rest',
    'let stand',
    'let rest',
    'let sit',
    'stand ~ second|seconds|sec|minute|minutes|min|mins|hour|hours|hr|hrs|day|days|overnight|at room temperature|in a warm place|in a cool place',
  ],
  rise: [
    'leave warm ~ somewhere',
    'let rise',
    'rise',
    'proof',
    'prove',
    'let ferment',
    'let double',
    'swell ~ dough|batter',
  ],
  cool: ['cool', 'let cool', 'leave go … cold'],
  chill: [
    'chill',
    'let set',
    '= blast-chill',
    'refrigerate',
    'place|put|leave|set|return|transfer|pop|stick|bung|chuck|keep … in the refrigerator|in refrigerator|in the fridge|in fridge|into the refrigerator|into the fridge|to the refrigerator|to the fridge|in a refrigerator',
    'set ~ in the fridge|in fridge|in the refrigerator|in refrigerator',
  ],
  freeze: [
    'freeze',
    'place|put|return|pop|stick|bung|chuck|keep … in the freezer|in freezer|into the freezer|into freezer|to the freezer',
  ],
  thaw: ['thaw', 'defrost'],
  preheat: [
    'preheat',
    '= pre-heat',
    'heat ~ oven to|the oven|your oven|the grill|an outdoor grill|broiler|the broiler',
  ],
  heat: ['heat', 'warm', 'scald'],
  reheat: ['reheat', 'rewarm', '= re-heat', '= re-heating'],
  melt: ['melt'],
  boil: [
    'boil',
    `bring|return|come … ${TO_BOIL}`,
    'heat … to a boil|to the boil|to a rolling boil|to a full boil|to boiling',
    'bring … a boil',
    'get … boiling',
  ],
  simmer: [
    'simmer',
    'bubble',
    `bring|return|come|drop … ${TO_SIMMER}`,
    'heat … to a simmer|to a gentle simmer|to a bare simmer',
    'bring … a simmer',
    'turn|reduce|lower … to a good simmer|to a steady simmer|to a simmer|down to a simmer|to a gentle simmer|to a bare simmer',
  ],
  poach: ['poach'],
  blanch: ['blanch', 'parboil', '= par-boil', '= par-boiling'],
  steam: ['steam'],
  waterBath: [
    'cook|bake|place|heat … in a water bath|in a double boiler|in a bain-marie|over simmering water',
  ],
  cook: [
    'cook',
    '= air fry',
    '= air-fry',
    'airfry',
    'prepare ~ package directions|package instructions',
  ],
  bake: [
    'bake',
    '= blind-bake',
    '= blind-baking',
    'place|put|return|cook|pop|finish|stick|bung|chuck|whack|shove … in the oven|in oven|into the oven|in preheated oven|in the preheated oven|to the oven|to oven|in a preheated oven',
  ],
  roast: ['roast', '= oven-roast', '= oven-roasting', '= pan-roast', '= pan-roasting'],
  grill: [
    ...['grill', 'broil', 'char', 'griddle', 'chargrill', '= char-grill', '= char-grilling'],
    'flash … under the grill|under a grill|under a hot grill|under the hot grill|under the broiler',
  ],
  barbecue: [
    'barbecue',
    'bbq',
    'grill|cook … on the barbecue|on a barbecue|on the bbq|on the b.b.q',
  ],
  sear: ['sear', '= pan-sear', '= pan-searing'],
  brown: ['brown', 'blowtorch'],
  saute: ['saute', 'sautee', 'sauté'],
  stirFry: ['stir fry', 'stir frying'],
  sweat: ['sweat', 'wilt'],
  panFry: [
    'fry',
    'panfry',
    '= pan-fry',
    '= pan-frying',
    '= shallow-fry',
    '= shallow-frying',
    '= flash-fry',
    '= flash-frying',
    '= dry-fry',
  ],
  deepFry: [
    'deepfry',
    '= deep-fry',
    '= deep-frying',
    'fry ~ in hot oil|deep fryer|deep-fryer|hot oil|deep fat|in deep oil|deep oil',
  ],
  toast: ['toast', '= dry-roast'],
  caramelize: ['caramelize', 'caramelise'],
  deglaze: ['deglaze'],
  flambe: [
    'flambe',
    'flambé',
    'flame',
    'ignite',
    'light ~ cognac|brandy|rum|whisky|whiskey|alcohol|liqueur|spirit',
    'set … alight|on fire',
  ],
  reduce: ['reduce', 'boil … down', 'cook … down'],
  thicken: ['thicken'],
  braise: ['braise'],
  stew: ['stew'],
  confit: ['confit'],
  smoke: ['smoke'],
  gratinate: ['gratinate', 'gratinée'],
  pressureCook: [
    '= pressure-cook',
    'cook … on high pressure|at high pressure|on low pressure|at low pressure',
    'cook … under pressure|in a pressure cooker|in the pressure cooker|in an instant pot',
  ],
  microwave: [
    'microwave',
    'zap',
    'nuke',
    'give … blast in the microwave|zap',
    'cook|heat|place|warm|put … in the microwave|in microwave|in a microwave|in the microwave oven',
  ],
  baste: ['baste'],
  skim: [
    'skim',
    'degrease',
    'spoon|ladle … off the fat|off fat|off any fat|off excess fat|off most of the fat',
  ],
};
