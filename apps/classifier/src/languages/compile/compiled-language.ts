import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Reference, Role } from '../../document/instruction.js';
import type { Language } from '../language/language.js';
import type { Entry } from '../../document/mention.js';
import type { Meaning } from '../../document/verb.js';
import type { Word } from '../../document/word.js';
import type { TokenBuffer } from '../../text/token-buffer.js';
import type { WordTable } from '../../text/word-table.js';

import type { SubordinateKind } from '../../rules/rule.js';
import type { MentionRuleList } from '../../rules/mention-rule-list.js';
import type { RuleList } from '../../rules/rule-list.js';
import type { PhraseTable } from '../../phrases/phrase-table.js';
import type { Trie } from '../../phrases/trie.js';
import type { Vocabulary } from '../../text/vocabulary.js';
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
  /** What the steps ask about the words of the vocabulary. */
  readonly words: WordTable;
  /** The tokens of the texts of a batch, by the index of the text; filled again for each batch. */
  readonly buffers: TokenBuffer[];
  /** The word that "&" stands for. */
  readonly ampersand: Word;
  readonly entries: PhraseTable<Entry>;
  /** The names of parts of foods. */
  readonly partEntries: Trie<Entry>;
  /** The ingredient forms of this language. */
  readonly ingredientForms: readonly IngredientForm[];
  readonly setPhrases: Trie<SetPhrase>;
  /** The complements of all verbs. Each `Verb` has the nodes of its own. */
  readonly complements: PhraseTable<Meaning>;
  readonly instructionRules: RuleList<Exclude<Role, 'excluded'> | null>;
  readonly auxiliaryRules: RuleList<boolean>;
  readonly exclusionRules: RuleList<true>;
  readonly referenceRules: RuleList<Reference>;
  readonly subordinateRules: RuleList<SubordinateKind | null>;
  readonly measureRules: RuleList<boolean>;
  readonly mentionRules: MentionRuleList;
}
