import type { MentionRule } from '../../../../rules/mention-rule.js';

/** A food made of two names is one food: the last noun with what stands before it. */
export const COMPOUNDS_EN: readonly MentionRule[] = [
  {
    id: 'dish-made-of-food',
    when: '<FOOD> DISH !dressing&!greens&!spice&!filling&!crust&!dish&!plate',
    result: null,
    example: 'Warm the onion soup.',
  },
  {
    id: 'mixture-made-of-food',
    when: '<FOOD> mixture|mixtures|filling|fillings|batter|mix&!INSTRUCTION',
    result: null,
    example: 'Pour the egg mixture into the pan.',
  },
  {
    id: 'sugar-of-frosting',
    when: '<@floursAndSugars> frosting|icing',
    result: null,
    example: 'Spread with powdered sugar frosting.',
  },
  {
    id: 'mixture-of-two-foods',
    when: '<FOOD> SIGN&!, ADJECTIVE* FOOD+ mixture|mixtures',
    result: null,
    example: 'Pitch yeast into milk/butter mixture.',
  },
  {
    id: 'mixture-made-of-foods',
    when: 'the|SIGN ADJECTIVE|PARTICIPLE_ONLY* <FOOD> and|SIGN ADJECTIVE* FOOD+ mixture|mixtures|mix&!INSTRUCTION',
    result: null,
    example: 'Pour the milk and egg mixture into the pan.',
  },
  {
    id: 'bath-of-water',
    when: '<@water&!COMPLEMENT> bath',
    result: null,
    example: 'Set the dish in a water bath.',
  },
  {
    id: 'wash-of-egg',
    when: '<@eggs> wash',
    result: null,
    example: 'Brush the brioche with egg wash.',
  },
  {
    id: 'ingredients-of-food',
    when: '<FOOD> ingredients',
    result: null,
    example: 'Beat the cake ingredients in a bowl.',
  },
  {
    id: 'waste-of-plant',
    when: '<@fruits|@vegetables> pit&!INSTRUCTION|pits|stones|core&!INSTRUCTION|cores|husks',
    result: null,
    example: 'Discard the avocado pits.',
  },
  {
    id: 'leaves-of-fruit',
    when: '<@fruits> leaf|leaves',
    result: null,
    example: 'Line the tin with fig leaves.',
  },
  {
    id: 'rashers-of-bacon',
    when: '[ MODIFIER <@bacon> ]',
    result: 'food',
    example: 'Snip the bacon rashers.',
  },
  {
    id: 'food-made-of-food',
    when: '[ MODIFIER+ <HEAD&!INSTRUCTION>',
    result: 'food',
    example: 'Serve with tomato relish.',
  },
];
