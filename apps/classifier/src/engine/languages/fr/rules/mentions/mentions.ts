import type { MentionRule } from '../../../../rules/mention-rule.js';
import { COMPOUNDS_FR } from './compounds.js';
import { DESCRIPTIONS_FR } from './descriptions.js';
import { HOMONYMS_FR } from './homonyms.js';
import { PARTS_FR } from './parts.js';
import { TOOL_RULES_FR } from './tools.js';

/** Names that are units as well. */
const UNITS: readonly MentionRule[] = [
  {
    id: 'unit-before-food',
    when: '<UNIT> MENTION|OF',
    result: 'unit',
    example: '2 gousses d’ail',
  },
];

/** French rules about the meaning of a mention. */
export const MENTION_RULES_FR: readonly MentionRule[] = [
  ...DESCRIPTIONS_FR,
  ...HOMONYMS_FR,
  ...TOOL_RULES_FR,
  ...PARTS_FR,
  ...COMPOUNDS_FR,
  ...UNITS,
];
