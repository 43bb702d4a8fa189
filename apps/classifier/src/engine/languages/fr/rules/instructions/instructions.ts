import type { InstructionRule } from '../../../../rules/rule.js';
import { IMPERATIVES_FR } from './imperatives.js';
import { INFINITIVES_FR } from './infinitives.js';
import { OTHER_FORMS_FR } from './other-forms.js';

/**
 * Decides which French verbs are instructions, and their role. Verbs also occur in descriptions and
 * as nouns: the result of such a rule is null.
 */
export const INSTRUCTION_RULES_FR: readonly InstructionRule[] = [
  ...INFINITIVES_FR,
  ...IMPERATIVES_FR,
  ...OTHER_FORMS_FR,
];
