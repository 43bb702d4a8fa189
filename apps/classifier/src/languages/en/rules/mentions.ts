import type { MentionRule } from '../../../engine/rules/mention-rule.js';

/** Foods that only describe the result, the size or the state of something. */
const DESCRIPTIONS: readonly MentionRule[] = [
  {
    id: 'food-in-complement',
    when: 'in&COMPLEMENT DETERMINER? ADJECTIVE* <INGREDIENT&COMPLEMENT>',
    result: null,
    example: 'Bake in a water bath.',
  },
  {
    id: 'compared-size',
    when: 'COMPARED of ADJECTIVE|a|an* <FOOD>',
    result: null,
    example: 'Shape into balls the size of a walnut.',
  },
  {
    id: 'compared-colour',
    when: 'that of ADJECTIVE|a|an|strong* <FOOD>',
    result: null,
    example: 'The colour should be that of strong tea.',
  },
  {
    id: 'compared-state',
    when: 'as ANY&!well&!soon&!much as a|an? ADJECTIVE* <FOOD>',
    result: null,
    example: 'Roll out the pastry as thin as a pancake.',
  },
  {
    id: 'resembled-food',
    when: '( looks|look|looking|feels|much like / resembles|resemble|resembling ) a|an? ADJECTIVE* <FOOD>',
    result: null,
    example: 'Blend until it looks like breadcrumbs.',
  },
  {
    id: 'material',
    when: '<UTENSIL> DIGITS DIGITS|MEASURE|INCHES|TIMES|-* UTENSIL',
    result: null,
    example: 'Pour into a glass 9x13-inch dish.',
  },
];

/** Names with another meaning, or none, in some contexts. */
const HOMONYMS: readonly MentionRule[] = [
  {
    id: 'shaped-truffle',
    names: ['truffle', 'truffles'],
    after: ['roll', 'coat', 'shape'],
    when: '[ MODIFIER* <ANY>',
    result: null,
    example: 'Shape into truffles.',
  },
  {
    id: 'ice-cold',
    names: ['ice'],
    when: '<ANY> cold',
    result: null,
    example: 'Serve ice cold.',
  },
  {
    id: 'date-on-pack',
    names: ['date'],
    when: '<ANY> on|of|stamped|printed',
    result: null,
    example: 'Check the date on the pack.',
  },
  {
    id: 'date-of-expiry',
    names: ['date', 'dates'],
    when: 'by|expiry|expiration|before <ANY>',
    result: null,
    example: 'Check the use-by date.',
  },
  {
    id: 'verb-with-object',
    when: '!WORD&!DIGITS|CONJUNCTION <FOOD&!LONG_MENTION> the',
    result: null,
    example: 'Chuck the peas in.',
  },
  {
    id: 'container-of-food',
    names: ['tin', 'tins'],
    when: '<ANY> of? FOOD',
    result: null,
    example: 'Drain the tin of chickpeas.',
  },
  {
    id: 'pan-with-dimensions',
    names: ['pan', 'pans'],
    when: '( INCHES / TIMES DIGITS ) <ANY>',
    result: { utensil: 'cakeTin' },
    example: 'Pour into a 9 x 13 pan.',
  },
  {
    id: 'pan-for-oven',
    names: ['pan', 'pans'],
    nearTechniques: ['bake', 'grease', 'flour', 'line', 'unmold', 'preheat', 'cool'],
    nearUtensils: ['oven', 'wireRack', 'bakingSheet', 'parchmentPaper'],
    when: '<ANY>',
    result: { utensil: 'cakeTin' },
    example: 'Bake in the pan.',
  },
];

/** Parts of a food that was named before: "the thighs" of the chicken. */
const PARTS: readonly MentionRule[] = [
  {
    id: 'juice-of-fruit',
    names: ['juice'],
    when: 'THE <ANY> !of&!from',
    result: { partOf: ['fruits'], meaning: 'part' },
    example: 'Squeeze the lemons and pour in the juice.',
  },
  {
    id: 'zest-of-fruit',
    names: ['zest'],
    when: 'THE <ANY> !of&!from',
    result: { partOf: ['fruits'], meaning: 'part' },
    example: 'Grate the limes and add the zest.',
  },
  {
    id: 'thighs-of-poultry',
    names: ['thighs'],
    when: 'THE <ANY> !of',
    result: { partOf: ['poultry'], meaning: 'partOrFood' },
    example: 'Cut up the chicken and salt the thighs.',
  },
  {
    id: 'legs-of-poultry',
    names: ['legs'],
    when: 'THE <ANY> !of',
    result: { partOf: ['poultry'], meaning: 'partOrFood' },
    example: 'Cut up the chicken and salt the legs.',
  },
  {
    id: 'wings-of-poultry',
    names: ['wings'],
    when: 'THE <ANY> !of',
    result: { partOf: ['poultry'], meaning: 'partOrFood' },
    example: 'Cut up the duck and salt the wings.',
  },
  {
    id: 'breasts-of-poultry',
    names: ['breasts'],
    when: 'THE <ANY> !of',
    result: { partOf: ['poultry'], meaning: 'partOrFood' },
    example: 'Prick the duck and slice the breasts.',
  },
  {
    id: 'chops-of-meat',
    names: ['chops'],
    when: 'THE <ANY> !of',
    result: { partOf: ['meats'], meaning: 'part' },
    example: 'Sear the lamb chops, then rest the chops.',
  },
  {
    id: 'belly-of-pork',
    names: ['belly'],
    when: 'THE <ANY> !of',
    result: { partOf: ['meats'], meaning: 'part' },
    example: 'Salt the pork and roast the belly.',
  },
  {
    id: 'fillets-of-fish',
    names: ['fillets'],
    when: 'THE <ANY> !of',
    result: { partOf: ['fish'], meaning: 'partOrFood' },
    example: 'Rinse the cod and salt the fillets.',
  },
  {
    id: 'steaks-of-fish',
    names: ['steaks'],
    when: 'THE <ANY> !of',
    result: { partOf: ['fish'], meaning: 'partOrFood' },
    example: 'Rinse the tuna and grill the steaks.',
  },
  {
    id: 'whites-of-egg',
    names: ['whites'],
    when: 'THE <ANY> !of',
    result: { partOf: ['eggs'], meaning: 'part' },
    example: 'Separate the eggs and whip the whites.',
  },
  {
    id: 'beaten-whites',
    names: ['whites'],
    nearTechniques: ['whipEggWhites', 'whisk', 'fold'],
    when: 'THE <ANY> !of',
    result: { ingredient: 'eggWhite' },
    example: 'Fold in the whites.',
  },
  {
    id: 'hearts-of-vegetable',
    names: ['hearts'],
    when: 'THE <ANY> !of',
    result: { partOf: ['vegetables'], meaning: 'part' },
    example: 'Drain the artichokes and halve the hearts.',
  },
  {
    id: 'part-of-vegetable',
    names: ['spears', 'florets'],
    when: 'THE <ANY> !of',
    result: { partOf: ['vegetables'], meaning: 'food' },
    example: 'Wash the broccoli and steam the florets.',
  },
  {
    id: 'part-of-plant',
    names: ['leaves', 'stems', 'stalks'],
    when: 'THE <ANY> !of',
    result: { partOf: ['freshHerbs', 'vegetables', 'fruits'], meaning: 'food' },
    example: 'Rinse the mint and chop the leaves.',
  },
  {
    id: 'seeds-of-food',
    names: ['seeds'],
    when: 'THE <ANY> !of',
    result: { partOf: ['vegetables', 'fruits', 'spices'], meaning: 'partOrFood' },
    example: 'Halve the vanilla bean and scrape out the seeds.',
  },
  {
    id: 'flesh-of-food',
    names: ['flesh', 'pulp'],
    when: 'THE <ANY> !of',
    result: { partOf: ['fruits', 'vegetables', 'fish', 'shellfish'], meaning: 'food' },
    example: 'Halve the avocado and mash the flesh.',
  },
  {
    id: 'cloves-of-garlic',
    names: ['cloves'],
    after: ['peel', 'slice', 'chop', 'crush', 'cut', 'mash', 'squeeze'],
    when: 'THE <ANY> !of',
    result: { partOf: ['vegetables'], meaning: 'part' },
    example: 'Peel the garlic and slice the cloves.',
  },
  {
    id: 'noodles-named-before',
    names: ['noodles'],
    when: 'THE <ANY>',
    result: { partOf: [], meaning: 'part' },
    example: 'Soak the rice noodles, then drain the noodles.',
  },
  {
    id: 'crumbs-of-biscuits',
    names: ['crumbs'],
    when: 'THE <ANY> !of',
    result: { partOf: ['breads'], meaning: 'partOrFood' },
    example: 'Blend the digestives and press the crumbs into a tin.',
  },
];

/** A food made of two names is one food: the last noun with what stands before it. */
const COMPOUNDS: readonly MentionRule[] = [
  {
    id: 'dish-made-of-food',
    when: '<FOOD> DISH !dressing&!greens&!spice&!filling&!crust&!dish&!plate',
    result: null,
    example: 'Warm the onion soup.',
  },
  {
    id: 'leaves-of-fruit',
    when: '<@fruits> leaf|leaves',
    result: null,
    example: 'Line the tin with fig leaves.',
  },
  {
    id: 'food-made-of-food',
    when: '[ MODIFIER+ <HEAD&!INSTRUCTION>',
    result: 'food',
    example: 'Serve with tomato relish.',
  },
];

/** Names that are units as well. */
const UNITS: readonly MentionRule[] = [
  {
    id: 'unit-before-food',
    when: '<UNIT> MENTION|OF',
    result: 'unit',
    example: '2 cloves garlic',
  },
  {
    id: 'food-not-unit',
    when: '<UNIT&INGREDIENT>',
    result: 'food',
    example: 'Add the cloves.',
  },
  {
    id: 'utensil-not-unit',
    when: '<UNIT&UTENSIL>',
    result: 'utensil',
    example: 'Stir with a tablespoon.',
  },
];

/** English rules about the meaning of a mention. */
export const MENTION_RULES_EN: readonly MentionRule[] = [
  ...DESCRIPTIONS,
  ...HOMONYMS,
  ...PARTS,
  ...COMPOUNDS,
  ...UNITS,
];
