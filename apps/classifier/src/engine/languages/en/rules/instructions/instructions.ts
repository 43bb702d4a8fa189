import type { InstructionRule } from '../../../../rules/rule.js';
import { AFTER_FRONTED_PHRASE_EN } from './after-fronted-phrase.js';
import { AFTER_JOINT_EN } from './after-joint.js';
import { AFTER_MODAL_EN } from './after-modal.js';
import { AFTER_SUBJECT_EN } from './after-subject.js';
import { AFTER_TO_EN } from './after-to.js';
import { AT_START_EN } from './at-start.js';
import { GERUNDS_EN } from './gerunds.js';
import { NEGATED_EN } from './negated.js';

/**
 * Decides which English verbs are instructions, and their role. Many verbs are spelt like a noun or an
 * adjective, and verbs also describe what food does: the result of such a rule is null.
 */
export const INSTRUCTION_RULES_EN: readonly InstructionRule[] = [
  ...NEGATED_EN,
  ...AFTER_TO_EN,
  ...AFTER_SUBJECT_EN,
  ...AFTER_MODAL_EN,
  ...AT_START_EN,
  ...AFTER_JOINT_EN,
  ...AFTER_FRONTED_PHRASE_EN,
  ...GERUNDS_EN,
];
