import type { AuxiliaryRule } from '../../../rules/rule.js';

/** Decides whether a French infinitive belongs to the auxiliary before it: "faire … revenir". */
export const AUXILIARY_RULES_FR: readonly AuxiliaryRule[] = [
  {
    id: 'auxiliary-before-reflexive',
    when: 'se|s <INFINITIVE&!=égoutter&!=reposer>',
    result: false,
    example: 'Laisser la croûte se former.',
  },
  {
    id: 'auxiliary-with-inserted-phrase',
    when: ',&AFTER_AUXILIARY !AFTER_AUXILIARY* SIGN&!CLOSING {filler} <INFINITIVE>',
    result: true,
    example: 'Faire, dans une poêle, revenir les oignons.',
  },
  {
    id: 'auxiliary-in-other-phrase',
    when: 'SIGN&!CLOSING NEGATION? {filler} <INFINITIVE>',
    result: false,
    example: 'Laisser dans l’eau, égoutter.',
  },
  {
    id: 'auxiliary-placing-to',
    when: 'PLACING_AUXILIARY !OPEN_AUXILIARY* à {filler} <INFINITIVE>',
    result: true,
    example: 'Mettre les raisins à tremper.',
  },
  {
    id: 'auxiliary-placing',
    when: 'PLACING_AUXILIARY !OPEN_AUXILIARY* <INFINITIVE>',
    result: false,
    example: 'Mettre les raisins dans le bol et mélanger.',
  },
  {
    id: 'auxiliary-directly-before',
    when: 'OPEN_AUXILIARY {filler} <INFINITIVE>',
    result: true,
    example: 'Faire ensuite revenir les oignons.',
  },
  {
    id: 'auxiliary-before-misspelt',
    when: 'OPEN_AUXILIARY <PARTICIPLE_ONLY&-é>',
    result: true,
    example: 'Laissez mijoté.',
  },
  {
    id: 'auxiliary-before-separator',
    when: 'SEPARATOR {brackets} {filler} <INFINITIVE>',
    result: false,
    example: 'Laisser le riz et mélanger la sauce.',
  },
  {
    id: 'auxiliary-with-object',
    when: '<INFINITIVE>',
    result: true,
    example: 'Laisser la pâte (et vous-même) reposer.',
  },
];
