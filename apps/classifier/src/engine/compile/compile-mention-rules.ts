import type { Language } from '../language/language.js';
import { newEntry, NO_MEANINGS } from '../words/entry.js';
import { isPartOfFood } from '../rules/mention-rule.js';
import { MentionRuleList } from '../rules/mention-rule-list.js';
import type { PatternCompiler } from '../rules/pattern-compiler.js';
import { wordsOf } from '../words/letters.js';
import { Trie } from '../words/trie.js';
import type { Vocabulary } from '../words/vocabulary.js';
import type { IngredientForm, KeyByForm } from './distinct-forms.js';
import { PartNames } from './part-names.js';

/** Compiles the rules about mentions. The words have the names of the rules, except of parts. */
export function compileMentionRules(
  { mentionRules }: Language,
  forms: readonly IngredientForm[],
  keyByForm: KeyByForm,
  vocabulary: Vocabulary,
  patterns: PatternCompiler,
): MentionRuleList {
  const isLink = (word: string) => {
    const { classes } = vocabulary.add(word);
    return classes.has('OF') || classes.has('DETERMINER');
  };
  const entryOf = (name: string) => {
    const [head, others] = vocabulary.phrase(wordsOf(name));
    const known = head.names?.get(others);
    if (known !== undefined) return known;
    head.parts ??= new Trie();
    return head.parts.getOrCreate(others, () => newEntry(NO_MEANINGS));
  };
  const parts = mentionRules.flatMap(({ names = [], result }) =>
    isPartOfFood(result) ? names : [],
  );
  const partNames = new PartNames(forms, keyByForm, parts, isLink);
  const rules = mentionRules.map((rule) => {
    const named = partNames.keysOf(rule);
    return {
      rule,
      pattern: patterns.compile(rule.when),
      entries: rule.names && new Set(rule.names.map(entryOf)),
      parts: named,
      namedParts: new Set(named.values()),
    };
  });
  return new MentionRuleList(rules);
}
