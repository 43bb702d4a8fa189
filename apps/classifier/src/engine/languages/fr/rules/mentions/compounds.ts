import type { MentionRule } from '../../../../rules/mention-rule.js';

/** A food made of two names is one food: the first name with what it is made of or flavoured with. */
export const COMPOUNDS_FR: readonly MentionRule[] = [
  {
    id: 'food-that-fills-dish',
    when: 'FILLING !SIGN&!FILLING&!DISH* DISH OF <FOOD>',
    result: 'food',
    example: 'Garnir la quiche de lardons.',
  },
  {
    id: 'food-of-target-dish',
    when: 'à la|l DISH {flavouredWith} <FOOD>',
    result: null,
    example: 'Incorporer la crème à la masse aux noisettes.',
  },
  {
    id: 'food-added-to-dish',
    when: 'ADDING !SIGN&!ADDING&!DISH* DISH {flavouredWith} <FOOD>',
    result: 'food',
    example: 'Ajouter la purée aux œufs.',
  },
  {
    id: 'dish-made-of-food',
    when: '!à DISH&!UNIT ( CONTRACTED / OF ANY&DETERMINER&!MENTION? ) ADJECTIVE&!MENTION* <FOOD>',
    result: null,
    example: 'Répartir la mousse de betterave.',
  },
  {
    id: 'dish-with-food',
    when: '!à DISH&!pâte&!UNIT {flavouredWith} <FOOD>',
    result: null,
    example: 'Réchauffer le velouté aux champignons.',
  },
  {
    id: 'first-of-mixed-pieces',
    when: 'le|du|ce|au mélange OF DETERMINER? <PIECES> ,|CONJUNCTION OF? FOOD',
    result: 'food',
    example: 'Étaler le mélange de carottes et de navets.',
  },
  {
    id: 'mixed-pieces',
    when: 'le|du|ce|au mélange OF DETERMINER? ( FOOD+ ,|CONJUNCTION OF? )+ <PIECES>',
    result: 'food',
    example: 'Étaler le mélange de carottes et de navets.',
  },
  {
    id: 'mixture-made-of-food',
    when: '!=réaliser&!=préparer&!=faire le|du|au|ce mélange OF DETERMINER? <FOOD>',
    result: null,
    example: 'Verser le mélange de crème dans le moule.',
  },
  {
    id: 'mixture-made-of-foods',
    when:
      '!=réaliser&!=préparer&!=faire le|du|au|ce mélange OF FOOD+ ' +
      '( ,|CONJUNCTION OF? FOOD+ )* ,|CONJUNCTION OF? <FOOD>',
    result: null,
    example: 'Verser le mélange de crème et d’œufs dans le moule.',
  },
  {
    id: 'filled-roll',
    when: '!à rouleau|rouleaux {flavouredWith} <FOOD>',
    result: null,
    example: 'Réchauffer les rouleaux au caramel.',
  },
  {
    id: 'filled-food',
    when: 'FILLING le|la|les|l|chaque|DIGITS* <MADE_OF> OF',
    result: 'food',
    example: 'Napper le sorbet de chocolat.',
  },
  {
    id: 'spread-made-of-nuts',
    when: '<@butter> OF @nutsAndSeeds ]',
    result: null,
    example: 'Ajouter le beurre de châtaigne.',
  },
  {
    id: 'milk-made-of-plants',
    when: '<@milk> OF @nutsAndSeeds|@pastaAndGrains|@legumes ]',
    result: { ingredient: 'plantMilk' },
    example: 'Verser le lait de lentilles.',
  },
  {
    id: 'food-made-of-food',
    when: '<MADE_OF> OF FOOD ]',
    result: 'food',
    example: 'Ajouter 2 cl de sirop d’anis.',
  },
  {
    id: 'seasoned-butter',
    when: '<@butter> OF @vegetables|@freshHerbs|@fish|@shellfish ]',
    result: 'food',
    example: 'Servir avec du beurre d’ail.',
  },
  {
    id: 'dough-for-food',
    when: '<@dough> à FOOD ]',
    result: 'food',
    example: 'Verser la pâte à madeleines.',
  },
  {
    id: 'cut-of-animal',
    when: '<@meats|@poultry> OF @meats|@poultry ]',
    result: 'food',
    example: 'Saler le paleron de bœuf.',
  },
  {
    id: 'juice-or-bone-of-meat',
    when: 'jus|os OF <@meats|@poultry|@curedMeats|@fish>',
    result: null,
    example: 'Réduire le jus de volaille.',
  },
  {
    id: 'small-potatoes',
    when: '<@potato> grenaille|grenailles ]',
    result: 'food',
    example: 'Cuire les pommes de terre grenaille.',
  },
  {
    id: 'juices-of-food',
    when: '<@broth> CONTRACTED INGREDIENT ]',
    result: 'food',
    example: 'Filtrer le jus de cuisson des moules.',
  },
  {
    id: 'flavoured-sauce-added',
    when: 'ADDING !SIGN&!PREPOSITION&!ADDING|OF* <@sauces> à la|l @fruits ]',
    result: 'food',
    example: 'Ajouter un peu de vinaigrette à la framboise.',
  },
  {
    id: 'seasoned-food-added',
    when: 'ADDING !SIGN&!PREPOSITION&!ADDING|OF* <SEASONED> ( au / à la|l ) @freshHerbs|@spices ]',
    result: 'food',
    example: 'Ajouter du sirop à la menthe.',
  },
  {
    id: 'food-added-to-food',
    when: 'ADDING !SIGN&!PREPOSITION&!ADDING|OF* <FLAVOURED> {flavouredWith}',
    result: 'food',
    example: 'Ajouter le beurre aux épinards.',
  },
  {
    id: 'flavoured-food',
    when: '<FLAVOURED> {flavouredWith} FLAVOUR ]',
    result: 'food',
    example: 'Servir avec de la glace à la pistache.',
  },
  {
    id: 'flavour-after-ice-cream',
    when: '<@iceCream|@sorbet|@yogurt> FLAVOUR ]',
    result: 'food',
    example: 'Servir avec de la glace pistache.',
  },
  {
    id: 'sauce-with-food',
    when: '<@sauce> {flavouredWith} FOOD ]',
    result: 'food',
    example: 'Napper de sauce au yaourt.',
  },
];
