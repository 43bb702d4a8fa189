import type { TechniqueWordings } from '../../../language/language.js';

/** "through a sieve", "through the fine sieve". */
const THROUGH_SIEVE = [
  ...['sieve', 'strainer', 'fine sieve', 'fine strainer', 'fine mesh sieve', 'tamis', 'fine tamis'],
  ...['colander', 'cheesecloth', 'muslin', 'chinois', 'hair sieve', 'tammy'],
]
  .flatMap((sieve) => [`through a ${sieve}`, `through the ${sieve}`, `through ${sieve}`])
  .join('|');

/** What food is rolled in to be coated. */
const COATINGS =
  'sugar|flour|powdered sugar|crumbs|cinnamon|coconut|cocoa|the remaining sugar|nuts|chopped|crushed|ground|grated|shredded|desiccated|toasted|sesame|breadcrumbs|bread crumbs|panko|icing sugar|caster sugar|confectioners|granulated sugar|brown sugar|pistachios|almonds|cornmeal|sprinkles'
    .split('|')
    .flatMap((coating) => [`in ${coating}`, `in the ${coating}`])
    .join('|');

/** Mixing, shaping, coating and filling. */
export const MIXING_TECHNIQUES_EN: TechniqueWordings = {
  blend: [
    'blend',
    'puree',
    'purée',
    'process',
    'pulse',
    'liquefy',
    'whirl',
    'blitz',
    'whizz',
    'whiz',
    'liquidise',
    'liquidize',
    'give … whizz|whiz|blitz|pulse',
  ],
  mix: ['mix', 'combine', 'toss', 'shake', 'incorporate', 'intermix', 'give … toss|shake|mix'],
  stir: ['stir', 'give … stir'],
  add: ['add'],
  whisk: ['whisk', 'beat', 'whip', 'froth', 'give … whisk|quick whisk|good whisk'],
  whipEggWhites: ['beat|whip|whisk … egg whites|the egg whites|whites|the whites'],
  fold: ['fold', 'fold ~ in half of', 'fold in', 'fold ~ into'],
  knead: ['knead', 'give … knead'],
  rollOut: [
    'roll … out',
    'flatten ~ rolling pin',
    'roll ~ rolling pin|thickness|inch thick|thick|into a circle|into circles|into a disc|into discs|into a rectangle|to a rectangle',
  ],
  shape: [
    'shape',
    'preshape',
    'pat ~ into a round|into rounds|into a circle|into a disc|into a square|into a rectangle',
    'form',
    'mold',
    'mould',
    'braid',
    'plait',
    'roll … into balls|into a ball|into ball|into logs|into a log|balls|into * meatballs|into * balls',
    'make … balls|patties|meatballs',
  ],
  roll: ['roll', 'roll … up'],
  fill: ['fill', '= half-fill', '= half-filling'],
  stuff: ['stuff'],
  line: ['line'],
  grease: [
    'grease',
    'oil',
    'spray',
    'give … spray',
    'butter ~ pan|pans|dish|dishes|tin|tins|sheet|sheets|ramekin|ramekins|mold|molds|mould|moulds|plate|casserole|bowl',
  ],
  flour: [
    'flour',
    'dust ~ pan|pans|tin|work surface|surface|board|worktop|counter|countertop|bench',
  ],
  bread: ['bread'],
  coat: ['coat', 'dredge', 'dip', 'dunk', 'smother', `roll ~ ${COATINGS}`],
  brush: ['brush', 'paint'],
  glaze: ['glaze'],
  frost: ['frost', 'ice'],
  spread: [
    ...['spread', 'smear', 'slather'],
    'butter ~ bread|toast|slice|slices|rolls|buns|muffins|scones|baguette',
  ],
  sprinkle: ['sprinkle', 'dust', 'scatter', 'strew', 'shower'],
  drizzle: ['drizzle', 'stream … in'],
  season: [
    'season',
    'dress ~ salad|leaves|vinaigrette|dressing|vinegar|oil|lemon',
    'salt',
    'pepper',
    'adjust … the salt|salt',
    'correct|adjust … the seasoning|seasoning|the seasonings|seasonings',
  ],
  marinate: ['marinate', 'marinade', 'macerate'],
  infuse: ['infuse', 'steep'],
  dissolve: ['dissolve', 'dilute'],
  sift: [
    'sift',
    'sieve ~ flour|powder|sugar|cocoa|starch|cornstarch|cornflour|baking soda|dry ingredients',
  ],
  strain: [
    'strain',
    'sieve',
    'filter',
    `pass|press|push|put|rub|run|force|work … ${THROUGH_SIEVE}`,
  ],
  drain: ['drain'],
  dry: ['pat … dry', 'dry', 'blot', 'wipe … dry'],
  pour: ['pour'],
  layer: [
    'layer',
    'alternate',
    'put|place|arrange|lay|stack … in layers|in alternate layers|in alternating layers',
  ],
  cover: [
    'cover',
    'put|place|clamp|pop … the lid on top|a lid on top|the lid on|a lid on|lid on|on the lid|on a lid|the lid back on',
    'replace … the lid|lid',
    'tent',
  ],
  prick: ['prick', 'pierce', 'poke', 'dock'],
  tie: ['tie', 'truss'],
  skewer: ['skewer', 'thread'],
  pipe: ['pipe'],
  crack: ['crack', 'break ~ egg|eggs'],
  separate: ['separate'],
};
