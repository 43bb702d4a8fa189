import type { InstructionRule } from '../../../../rules/rule.js';

/** After "to": purposes, and what food does. */
export const AFTER_TO_EN: readonly InstructionRule[] = [
  {
    id: 'base-in-heading',
    when: 'FIRST&to {filler} <BARE> WORD&!INSTRUCTION* :',
    result: null,
    example: 'To make the balls: mix the oats and honey.',
  },
  {
    id: 'base-at-start-after-to',
    when: '[ FIRST&to {filler} <BARE&NAME> ,',
    result: 'purpose',
    example: 'To plate, slice the duck.',
  },
  {
    id: 'base-continued',
    when: '=continue [ to {filler} <BARE>',
    result: 'plain',
    example: 'Continue to whisk.',
  },
  {
    id: 'base-begun-by-cook',
    when: '!WORD|CONJUNCTION ADVERB&!CONJUNCTION* start|begin [ to {filler} <BARE&!SPONTANEOUS>',
    result: 'plain',
    example: 'Start to whisk the cream.',
  },
  {
    id: 'base-core-temperature',
    when: 'to {filler} <=core> NUMBER',
    result: null,
    example: 'Roast the lamb to core 58 °C.',
  },
  {
    id: 'base-prepared-for',
    when: ', [ ready to {filler} <BARE> {object}',
    result: 'purpose',
    example: 'Dust the board with flour, ready to roll out the dough.',
  },
  {
    id: 'base-after-beginning',
    when: 'BEGINNING to {filler} <BARE>',
    result: null,
    example: 'Cook until the onions begin to brown.',
  },
  {
    id: 'base-expected',
    when: 'expect {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Expect the dough to rise.',
  },
  {
    id: 'base-awaited',
    when: 'for {subject} to <BARE&SPONTANEOUS>',
    result: null,
    example: 'Wait for the sugar to dissolve.',
  },
  {
    id: 'base-waited-for',
    when: '=wait ADVERB* for {subject} to {filler} <BARE>',
    result: null,
    example: 'Wait for bubbles to form.',
  },
  {
    id: 'base-cooled-to',
    when: '=cool ADVERB* to <=warm>',
    result: null,
    example: 'Once the milk has cooled to warm, add the yeast.',
  },
  {
    id: 'base-lasting',
    when: '=take !SIGN&!PURPOSE&!=take* to {filler} <BARE&SPONTANEOUS>',
    result: null,
    example: 'The onions will take 20 minutes to brown.',
  },
  {
    id: 'base-sufficient',
    when: 'enough WORD&!enough&!INSTRUCTION* to {filler} <=cover|=coat>',
    result: null,
    example: 'Place the beans in a pot with enough water to cover them.',
  },
  {
    id: 'base-oven-setting',
    when: 'oven|setting|grill to <=broil>',
    result: null,
    example: 'Preheat the oven to broil.',
  },
  {
    id: 'base-back-on-heat',
    when: '=return|back !SIGN&!=return&!back&!INSTRUCTION* to <=heat> !OBJECT&!FOOD&!ADJECTIVE',
    result: null,
    example: 'Return the pan to heat and stir.',
  },
  {
    id: 'base-of-vessel',
    when: '=transfer|=return|=move|=pour|=add|=scrape|=divide !SIGN&!INSTRUCTION* to <ADJECTIVE_VERB> ADJECTIVE* UTENSIL',
    result: null,
    example: 'Transfer the soup to clean bowls.',
  },
  {
    id: 'base-program',
    when: '=set !SIGN&!=set* to <=saute|=sauté> !WORD|CONJUNCTION',
    result: null,
    example: 'Set your pot to sauté.',
  },
  {
    id: 'base-of-state',
    when: '=bring|=return|=come !SIGN&!=bring&!INSTRUCTION* to <=boil|=simmer>',
    result: null,
    example: 'Bring the milk to boil.',
  },
  {
    id: 'base-result',
    when: 'to {filler} <=form>',
    result: null,
    example: 'Whisk the starch with water to form a paste.',
  },
  {
    id: 'base-as-noun-after-to',
    when: 'to {filler} <BARE&NAME> !OBJECT',
    result: null,
    example: 'Add the eggs to flour and mix.',
  },
  {
    id: 'base-after-according',
    when: 'according to {filler} <BARE>',
    result: null,
    example: 'Cook the rice according to pack instructions.',
  },
  {
    id: 'base-dip-of-guests',
    when: 'to {filler} <=dip> !SIGN&!in* in !WORD',
    result: null,
    example: 'Serve with guacamole to dip the chips in.',
  },
  {
    id: 'base-purpose',
    when: '[ to {filler} <BARE>',
    result: 'purpose',
    example: 'Toss the pasta to coat.',
  },
];
