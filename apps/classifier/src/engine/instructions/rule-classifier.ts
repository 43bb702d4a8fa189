import type { Document } from '../model/document.js';
import type { RuleList } from '../rules/rule-list.js';
import type { Role } from '../model/role.js';
import type { InstructionClassifier } from './instruction-classifier.js';

export function ruleClassifier(
  instructions: RuleList<Exclude<Role, 'excluded'> | null>,
  auxiliaries: RuleList<boolean>,
): InstructionClassifier {
  return {
    classify(doc: Document, at: number) {
      const decision = instructions.decide(doc, at);
      const role = decision?.rule.result ?? null;
      return decision === undefined || role === null
        ? null
        : { role, clauseStart: decision.clauseStart };
    },
    completes(doc, auxiliary, at) {
      doc.openAuxiliary = auxiliary.head;
      return auxiliaries.decide(doc, at)?.rule.result === true;
    },
  };
}
