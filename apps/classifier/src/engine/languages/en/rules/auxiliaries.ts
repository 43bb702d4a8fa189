import type { AuxiliaryRule } from '../../../rules/rule.js';

/** Decides whether an English verb belongs to the auxiliary before it: "let … rise". */
export const AUXILIARY_RULES_EN: readonly AuxiliaryRule[] = [
  {
    id: 'auxiliary-set-aside',
    when: '=set !SIGN&!=set&!aside* aside !SIGN&!aside* to {filler} <BARE>',
    result: false,
    example: 'Set the sauce aside to cool.',
  },
  {
    id: 'auxiliary-set-to-program',
    when: '=set !SIGN&!=set* to <=saute|=sauté> !WORD|CONJUNCTION',
    result: false,
    example: 'Set the cooker to sauté.',
  },
  {
    id: 'auxiliary-before-steam',
    when: 'OPEN_AUXILIARY the? <=steam> to|escape|out',
    result: false,
    example: 'Poke holes to allow steam to escape.',
  },
  {
    id: 'auxiliary-before-food',
    when: 'DETERMINER PARTICIPLE|ADJECTIVE+ <BARE&MOSTLY_NOUN>',
    result: false,
    example: 'Let the cooked rice cool.',
  },
  {
    id: 'auxiliary-before-end-of-name',
    when: 'DETERMINER CONTINUED&!BARE+ <BARE&FOOD>',
    result: false,
    example: 'Let the coconut cream chill.',
  },
  {
    id: 'auxiliary-leave-separate',
    when: '=leave !SIGN&!=leave* <=separate>',
    result: false,
    example: 'Leave the dressing separate.',
  },
  {
    id: 'auxiliary-before-rice',
    when: '<=rice>',
    result: false,
    example: 'Set the timer going with 2 cups rice.',
  },
  {
    id: 'auxiliary-directly-before',
    when: 'OPEN_AUXILIARY {brackets} {filler} <BARE>',
    result: true,
    example: 'Let simmer.',
  },
  {
    id: 'auxiliary-before-room',
    when: 'room|space|time for {subject} to {filler} <BARE>',
    result: false,
    example: 'Leave room for the rice to swell.',
  },
  {
    id: 'auxiliary-to-form',
    when: 'to {filler} <=form>',
    result: false,
    example: 'Cook without stirring to allow a crust to form.',
  },
  {
    id: 'auxiliary-with-to',
    when: 'to {brackets} {filler} <BARE>',
    result: true,
    example: 'Allow to cool.',
  },
  {
    id: 'auxiliary-with-that',
    when: 'AFTER_AUXILIARY&that|AFTER_AUXILIARY&those {filler} <BARE>',
    result: true,
    example: 'Add the milk and let that simmer.',
  },
  {
    id: 'auxiliary-before-subject',
    when: 'COOK|SUBORDINATOR {filler} <BARE>',
    result: false,
    example: 'Set the pan aside while you whisk the eggs.',
  },
  {
    id: 'auxiliary-before-separator',
    when: '!WORD|PREPOSITION|CONJUNCTION|DETERMINER {brackets} {filler} <BARE>',
    result: false,
    example: 'Leave the rice on the heat.',
  },
  {
    id: 'auxiliary-with-object',
    when: '<BARE>',
    result: true,
    example: 'Let the dough (and yourself) rest.',
  },
  {
    id: 'auxiliary-with-gerund',
    when: '=leave !PREPOSITION&!INSTRUCTION&!CONJUNCTION&WORD+ <GERUND&!NAME>',
    result: true,
    example: 'Leave the beans soaking.',
  },
];
