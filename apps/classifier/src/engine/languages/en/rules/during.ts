import type { DuringRule } from '../../../rules/rule.js';

/** What happens while the technique before it runs, besides the -ing form. */
export const DURING_RULES_EN: readonly DuringRule[] = [
  {
    id: 'during-next-cooking',
    when: '<=cook|=bake|=roast|=fry|=simmer|=boil|=grill|=serve>',
    result: false,
    example: 'Add the onions, cooking until soft.',
  },
  {
    id: 'during-again',
    when:
      '<INSTRUCTION> !SIGN&!INSTRUCTION&!occasionally&!frequently&!often&!regularly&!every&!time* ' +
      '( occasionally|frequently|often|regularly|every / time to time )',
    result: true,
    example: 'Roast for an hour and baste occasionally.',
  },
  {
    id: 'during-half-way-after-verb',
    when:
      '<INSTRUCTION&!=fill&!=pour> !SIGN&!INSTRUCTION&!halfway&!half&!during* ' +
      '( halfway / half way / half - way / during cooking )',
    result: true,
    example: 'Grill for 8 minutes and turn halfway through.',
  },
  {
    id: 'during-half-way-before-verb',
    when: '( halfway / half way ) through !SIGN&!INSTRUCTION&!through* ,? {filler} <INSTRUCTION>',
    result: true,
    example: 'Bake for an hour. Halfway through, cover with foil.',
  },
  {
    id: 'during-after-time',
    when: 'after NUMBER+ MEASURE ,? {filler} <=cover|=baste|=turn|=stir|=flip>',
    result: true,
    example: 'Bake for an hour. After 30 minutes, cover with foil.',
  },
  {
    id: 'during-stir',
    when: '=cook|=simmer|=heat|=boil and <=stir> !in',
    result: true,
    example: 'Cook and stir until thick.',
  },
];
