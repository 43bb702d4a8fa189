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
    example: 'Ajouter le beurre de noisette.',
  },
  {
    id: 'milk-made-of-plants',
    when: '<@milk> OF @nutsAndSeeds|@pastaAndGrains|@legumes ]',
    result: { ingredient: 'plantMilk' },
    example: 'Verser le lait de chanvre.',
  },
  {
    id: 'food-made-of-food',
    when: '<MADE_OF> OF FOOD ]',
    result: 'food',
    example: 'Ajouter 2 cl de sirop d’anis.',
  },
  {
    id: 'flavoured-sauce-added',
    when: 'ADDING !SIGN&!PREPOSITION&!ADDING|OF* <@sauces> à la|l @fruits ]',
    result: 'food',
    example: 'Ajouter un peu de vinaigrette à la framboise.',
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
    id: 'sauce-with-food',
    when: '<@sauce> {flavouredWith} FOOD ]',
    result: 'food',
    example: 'Napper de sauce au yaourt.',
  },
];
