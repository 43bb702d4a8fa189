import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Reference, Role } from '../document/instruction.js';
import type { Entry } from '../document/mention.js';
import type { Language } from '../language/language.js';
import type { MentionRuleList } from '../rules/mention-rule-list.js';
import type { SubordinateKind } from '../rules/rule.js';
import type { RuleList } from '../rules/rule-list.js';
import type { Scale } from '../words/measure-word.js';
import type { Trie } from '../words/trie.js';
import type { Vocabulary } from '../words/vocabulary.js';
import type { Word } from '../words/word.js';
import type { IngredientForm } from './distinct-forms.js';

/**
 * A fixed phrase that is an instruction by itself, such as "mise au four". Its technique is null
 * for a phrase that only looks like one, such as "couper la cuisson".
 */
export interface SetPhrase {
  readonly technique: TechStepKey | null;
  readonly weight: number;
}

/** A language in the form that the pipeline uses. */
export interface CompiledLanguage {
  readonly data: Language;
  readonly vocabulary: Vocabulary;
  /** The word that "&" stands for. */
  readonly ampersand: Word;
  readonly entries: Trie<Entry>;
  /** The names of parts of foods. */
  readonly partEntries: Trie<Entry>;
  /** The ingredient forms of this language. */
  readonly ingredientForms: readonly IngredientForm[];
  readonly setPhrases: Trie<SetPhrase>;
  /** Seconds of durations without a number: "overnight". */
  readonly durationPhrases: Trie<number>;
  /** Scales by their names before a number: "gas mark 4". */
  readonly scaleNames: Trie<Scale>;
  readonly instructionRules: RuleList<Exclude<Role, 'excluded'> | null>;
  readonly auxiliaryRules: RuleList<boolean>;
  readonly exclusionRules: RuleList<true>;
  readonly referenceRules: RuleList<Reference>;
  readonly subordinateRules: RuleList<SubordinateKind | null>;
  readonly measureRules: RuleList<boolean>;
  readonly mentionRules: MentionRuleList;
}
