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
    when: '<FOOD> mixture|mixtures|mix&!INSTRUCTION',
    result: null,
    example: 'Pour the egg mixture into the pan.',
  },
  {
    id: 'mixture-made-of-foods',
    when: 'the ADJECTIVE|PARTICIPLE_ONLY* <FOOD> and ADJECTIVE* FOOD+ mixture',
    result: null,
    example: 'Pour the milk and egg mixture into the pan.',
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
