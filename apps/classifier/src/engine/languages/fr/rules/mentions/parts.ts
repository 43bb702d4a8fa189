import type { MentionRule } from '../../../../rules/mention-rule.js';

/** Zest and juice that are no complement of a verb: "le zeste du citron", but "râper le zeste". */
const PARTS_OF_CITRUS: readonly MentionRule[] = (
  [
    ['lemon', 'du citron', 'des citrons'],
    ['orange', 'de l’orange', 'de l’orange'],
    ['lime', 'de la lime', 'de la lime'],
  ] as const
).flatMap(([fruit, written, juiced]): MentionRule[] => [
  {
    id: `zest-of-${fruit}`,
    when: `!COMPLEMENT&zeste|zestes ( du / de la|l ) <@${fruit}>`,
    result: { ingredient: `${fruit}Zest` },
    example: `Ajouter le zeste ${written}.`,
  },
  {
    id: `juice-of-${fruit}`,
    when: `!COMPLEMENT&jus ( du / de la|l / des )? <@${fruit}>`,
    result: { ingredient: `${fruit}Juice` },
    example: `Ajouter le jus ${juiced}.`,
  },
]);

/** Parts of a food that was named before: "les cuisses" of the chicken. */
export const PARTS_FR: readonly MentionRule[] = [
  ...PARTS_OF_CITRUS,
  {
    id: 'juice-of-fruit',
    names: ['jus'],
    when: 'THE&!chaque <ANY> !OF&!CONTRACTED',
    result: { partOf: ['fruits'], meaning: 'part' },
    example: 'Presser les citrons et verser le jus.',
  },
  {
    id: 'zest-of-fruit',
    names: ['zeste', 'zestes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['fruits'], meaning: 'part' },
    example: 'Laver le citron et râper le zeste.',
  },
  {
    id: 'roast-of-meat',
    names: ['rôti'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['meats', 'poultry'], meaning: 'food' },
    example: 'Saler le veau et ficeler le rôti.',
  },
  {
    id: 'thighs-of-meat',
    names: ['cuisses'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['poultry', 'meats'], meaning: 'partOrFood' },
    example: 'Découper le poulet et saler les cuisses.',
  },
  {
    id: 'escalopes-of-meat',
    names: ['escalope', 'escalopes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['poultry', 'meats'], meaning: 'food' },
    example: 'Aplatir le veau et paner les escalopes.',
  },
  {
    id: 'escalopes-alone',
    names: ['escalope', 'escalopes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { ingredient: 'meat' },
    example: 'Paner les escalopes.',
  },
  {
    id: 'thighs-and-wings',
    names: ['cuisses'],
    when: '<ANY> ,|CONJUNCTION DETERMINER? ailes|pilons|blancs OF poulet',
    result: { ingredient: 'chickenThigh' },
    example: 'Dorer les cuisses et les ailes de poulet.',
  },
  {
    id: 'wings-of-poultry',
    names: ['ailes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['poultry'], meaning: 'partOrFood' },
    example: 'Découper le poulet et saler les ailes.',
  },
  {
    id: 'fillets-of-food',
    names: ['filets'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['fish', 'poultry'], meaning: 'partOrFood' },
    example: 'Rincer le cabillaud et saler les filets.',
  },
  {
    id: 'beaten-whites',
    names: ['blancs'],
    nearTechniques: ['whipEggWhites'],
    when: '<ANY>',
    result: 'food',
    example: 'Séparer les blancs, puis monter en neige.',
  },
  {
    id: 'whites-of-food',
    names: ['blanc', 'blancs'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['poultry', 'vegetables', 'eggs'], meaning: 'part' },
    example: 'Laver les poireaux et émincer les blancs.',
  },
  {
    id: 'ribs-of-food',
    names: ['côte', 'côtes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['vegetables', 'meats'], meaning: 'partOrFood' },
    example: 'Rincer les blettes et émincer les côtes.',
  },
  {
    id: 'part-of-plant',
    names: ['feuille', 'feuilles', 'tige', 'tiges'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['freshHerbs', 'vegetables'], meaning: 'food' },
    example: 'Laver le basilic et ciseler les feuilles.',
  },
  {
    id: 'part-of-vegetable',
    names: ['bulbe', 'bulbes', 'bouquets'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['vegetables'], meaning: 'food' },
    example: 'Laver le fenouil et émincer le bulbe.',
  },
  {
    id: 'hearts-of-vegetable',
    names: ['fonds', 'cœurs'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['vegetables'], meaning: 'part' },
    example: 'Cuire les artichauts et couper les fonds.',
  },
  {
    id: 'seeds-of-food',
    names: ['graines'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['fruits', 'spices', 'vegetables'], meaning: 'partOrFood' },
    example: 'Ouvrir la grenade et ajouter les graines.',
  },
  {
    id: 'seeds-of-coriander',
    names: ['coriandre'],
    when: 'graines|grains ( de ANY ,? et? )+ de <ANY>',
    result: { ingredient: 'coriander' },
    example: 'Torréfier les graines de cumin et de coriandre.',
  },
  {
    id: 'seeds-of-mustard',
    names: ['moutarde'],
    when: 'graines|grains ( de ANY ,? et? )+ de <ANY>',
    result: { ingredient: 'mustardSeed' },
    example: 'Torréfier les graines de cumin et de moutarde.',
  },
  {
    id: 'flesh-of-food',
    names: ['chair'],
    when: '!dans THE <ANY> !OF&!CONTRACTED',
    result: {
      partOf: ['fruits', 'vegetables', 'fish', 'shellfish', 'poultry', 'meats'],
      meaning: 'food',
    },
    example: 'Ouvrir l’avocat et écraser la chair.',
  },
  {
    id: 'pulp-of-fruit',
    names: ['pulpe'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['fruits'], meaning: 'food' },
    example: 'Peler la mangue et mixer la pulpe.',
  },
  {
    id: 'cloves-of-garlic',
    names: ['gousse', 'gousses'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['vegetables', 'spices'], meaning: 'part' },
    example: 'Éplucher l’ail et écraser les gousses.',
  },
  {
    id: 'heads-of-shellfish',
    names: ['tête', 'têtes'],
    when: 'THE <ANY> !OF&!CONTRACTED',
    result: { partOf: ['shellfish'], meaning: 'food' },
    example: 'Décortiquer les crevettes et faire revenir les têtes.',
  },
];
