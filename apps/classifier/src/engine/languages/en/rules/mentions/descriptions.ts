import type { MentionRule } from '../../../../rules/mention-rule.js';

/** Foods that only describe the result, the size or the state of something. */
export const DESCRIPTIONS_EN: readonly MentionRule[] = [
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
    isSure: true,
    example: 'Shape into balls the size of a walnut.',
  },
  {
    id: 'size-of-food',
    when: '<FOOD> -? size|sized',
    result: null,
    isSure: true,
    example: 'Shape into plum-sized balls.',
  },
  {
    id: 'consistency-of-food',
    when: '<FOOD> consistency|texture',
    result: null,
    isSure: true,
    example: 'Simmer to a custard consistency.',
  },
  {
    id: 'compared-colour',
    when: 'that of ADJECTIVE|a|an|strong* <FOOD>',
    result: null,
    isSure: true,
    example: 'The colour should be that of strong tea.',
  },
  {
    id: 'compared-state',
    when: 'as ANY&!well&!soon&!much as a|an? ADJECTIVE* <FOOD>',
    result: null,
    isSure: true,
    example: 'Roll out the pastry as thin as a pancake.',
  },
  {
    id: 'resembled-food',
    when: '( looks|look|looking|feels|much like / resembles|resemble|resembling ) a|an? ADJECTIVE* <FOOD>',
    result: null,
    isSure: true,
    example: 'Blend until it looks like breadcrumbs.',
  },
  {
    id: 'absent-in-food',
    when: 'low|lower|reduced|no <INGREDIENT&JOINED>',
    result: null,
    isSure: true,
    example: 'Add the low-salt stock.',
  },
  {
    id: 'free-of-food',
    when: '<INGREDIENT> free !range&!of',
    result: null,
    isSure: true,
    example: 'Add the egg-free noodles.',
  },
  {
    id: 'program-of-appliance',
    when: '<FOOD> cycle|program|programme|setting',
    result: null,
    example: 'Start the dough cycle.',
  },
  {
    id: 'material',
    when: '<UTENSIL> DIGITS DIGITS|MEASURE|INCHES|TIMES|-* UTENSIL',
    result: null,
    example: 'Pour into a glass 9x13-inch dish.',
  },
];
