import type { Decision, DecisionStep } from '#domain/detection/contract.js';
import { Document } from '../document/document.js';
import type { Reference, Role } from '../document/instruction.js';
import type { Token } from '../document/token.js';
import type { Language } from '../language/language.js';
import type { MentionRuleList } from '../rules/mention-rule-list.js';
import type { AbsenceRule, ImpliedFoodRule, SubordinateKind } from '../rules/rule.js';
import type { RuleList } from '../rules/rule-list.js';
import type { Vocabulary } from '../words/vocabulary.js';
import type { Word } from '../words/word.js';
import type { IngredientForm } from './distinct-forms.js';

/** A language in the form that the pipeline uses. */
export interface CompiledLanguage {
  readonly data: Language;
  readonly vocabulary: Vocabulary;
  /** The word that "&" stands for. */
  readonly ampersand: Word;
  /** The ingredient forms of this language. */
  readonly ingredientForms: readonly IngredientForm[];
  readonly instructionRules: RuleList<Exclude<Role, 'excluded'> | null>;
  readonly auxiliaryRules: RuleList<boolean>;
  readonly exclusionRules: RuleList<true>;
  readonly duringRules: RuleList<boolean>;
  readonly referenceRules: RuleList<Reference>;
  readonly subordinateRules: RuleList<SubordinateKind | null>;
  readonly measureRules: RuleList<boolean>;
  readonly mentionRules: MentionRuleList;
  readonly impliedFoodRules: RuleList<ImpliedFoodRule['result']>;
  readonly absenceRules: RuleList<AbsenceRule['result']>;
  /** The other languages of the engine. They read the words that this one does not know. */
  readonly others: CompiledLanguage[];
}

/**
 * A document with its language. Rules take a document without it: they are part of the language.
 */
export class LocalizedDocument extends Document {
  constructor(
    readonly language: CompiledLanguage,
    text: string,
    tokens: readonly Token[],
    decisions: Decision[] | null = null,
  ) {
    super(text, tokens, decisions);
  }

  /** What rules decide about a token, which is recorded; undefined if no rule matches. */
  decide<Result>(step: DecisionStep, rules: RuleList<Result>, at: number): Result | undefined {
    const rule = rules.decide(this, at)?.rule;
    if (rule) this.record(step, at, at + 1, rule.id, rule.result ? String(rule.result) : null);
    return rule?.result;
  }
}
