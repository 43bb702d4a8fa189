import type { AbsenceRule, ImpliedFoodRule } from '../../../rules/rule.js';

/** Words that say that a food is absent, and wordings that only look so. */
export const ABSENCE_RULES_EN: readonly AbsenceRule[] = [
  {
    id: 'with-or-without',
    when: 'or <without>',
    result: null,
    example: 'Serve with or without walnuts.',
  },
  {
    id: 'without-doing',
    when: '<without> GERUND',
    result: null,
    example: 'Heat through without browning the butter.',
  },
  {
    id: 'no-action',
    when: '<no> ( JOINED&VERB / more|need|longer|matter )',
    result: null,
    example: 'Make no-bake almond cookies.',
  },
  {
    id: 'without-food',
    when: '<without|no|excess>',
    result: 'after',
    example: 'Make a cake without eggs.',
  },
  {
    id: 'without-other-food',
    when: 'without|no !SIGN&!PREPOSITION* <or>',
    result: 'after',
    example: 'Make a cake without eggs or milk.',
  },
  {
    id: 'not-food',
    when: '<not> DETERMINER? ADJECTIVE* INGREDIENT',
    result: 'after',
    example: 'Add butter, not margarine.',
  },
  {
    id: 'free-from-food',
    when: 'WORD <free> !range&!of',
    result: 'before',
    example: 'Serve with egg-free noodles.',
  },
  {
    id: 'removed-food',
    when: 'MENTION <removed|discarded|trimmed> !from',
    result: 'before',
    example: 'Roast the chicken, giblets removed.',
  },
];

/** Actions that tell of a food without its name, unless a food is named before. */
export const IMPLIED_FOOD_RULES_EN: readonly ImpliedFoodRule[] = [
  {
    id: 'whipped-to-peaks',
    when: 'stiff|firm|soft <peaks>',
    result: 'eggWhite',
    example: 'Whip to stiff peaks.',
  },
];
