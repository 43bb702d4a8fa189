import type { MentionRule } from '../../../../rules/mention-rule.js';

/** Names with another meaning, or none, in some contexts. */
export const HOMONYMS_EN: readonly MentionRule[] = [
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
    id: 'date-as-verb',
    names: ['date'],
    when: '<ANY> DETERMINER',
    result: null,
    example: 'Label and date each bag.',
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
