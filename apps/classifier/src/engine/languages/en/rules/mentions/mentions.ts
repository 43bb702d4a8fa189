import type { MentionRule } from '../../../../rules/mention-rule.js';
import { COMPOUNDS_EN } from './compounds.js';
import { DESCRIPTIONS_EN } from './descriptions.js';
import { HOMONYMS_EN } from './homonyms.js';
import { PARTS_EN } from './parts.js';
import { TOOL_RULES_EN } from './tools.js';

/** Names that are units as well. */
const UNITS: readonly MentionRule[] = [
  {
    id: 'unit-before-food',
    when: '<UNIT> MENTION|OF',
    result: 'unit',
    example: '2 cloves garlic',
  },
  {
    id: 'unit-before-noun',
    when: 'NUMBER ADJECTIVE* <UNIT&UTENSIL> WORD&!PREPOSITION&!CONJUNCTION&!ADVERB&!PURPOSE&!SUBORDINATOR&!PARTICIPLE&!INSTRUCTION',
    result: 'unit',
    example: 'Drop in 2 tablespoons batter.',
  },
  {
    id: 'food-not-unit',
    when: '<UNIT&INGREDIENT>',
    result: 'food',
    example: 'Add the cloves.',
  },
  {
    id: 'utensil-not-unit',
    when: '<UNIT&UTENSIL>',
    result: 'utensil',
    example: 'Stir with a tablespoon.',
  },
];

/** English rules about the meaning of a mention. */
export const MENTION_RULES_EN: readonly MentionRule[] = [
  ...DESCRIPTIONS_EN,
  ...HOMONYMS_EN,
  ...TOOL_RULES_EN,
  ...PARTS_EN,
  ...COMPOUNDS_EN,
  ...UNITS,
];
