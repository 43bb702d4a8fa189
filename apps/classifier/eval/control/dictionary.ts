import type { Entity, IngredientMention, Span, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { normalise } from '../../src/engine/01-normalise.js';
import { matchEntries } from '../../src/engine/02-match-entries.js';
import { LocalizedDocument } from '../../src/languages/localized-document.js';
import * as Form from '../../src/document/verb-forms.js';
import { compileLanguages } from '../../src/languages/compile-languages.js';

const INSTRUCTION = Form.INFINITIVE | Form.IMPERATIVE | Form.BARE_INSTRUCTION | Form.GERUND;

/**
 * Creates a detector without rules, as a control: the longest names of the language and its verbs in
 * the forms of an instruction, the first of each technique. Mentions belong to all techniques of
 * their sentence. It reads no amounts, durations and temperatures.
 */
export function createDictionary(): (locale: Locale, text: string) => TextDetection {
  const languages = compileLanguages();
  return (locale, text) => {
    const language = languages[locale];
    const doc = new LocalizedDocument(language, text, normalise(language, text));
    const entities: Entity[] = [];
    const ingredients: IngredientMention[] = [];
    const { clauses, clauseOf } = sentencesOf(doc);
    for (const { from, to, entry } of matchEntries(doc)) {
      const place = { start: doc.start(from), end: doc.end(to - 1), clause: clauseOf[from] ?? 0 };
      const { utensil, ingredient } = entry;
      if (utensil !== null) entities.push({ kind: 'utensil', key: utensil, weight: 1, ...place });
      else if (ingredient !== null)
        ingredients.push({ key: ingredient, quantity: null, unit: null, ...place });
    }
    const found = new Set<string>();
    for (let at = 0; at < doc.length; at++) {
      const key = doc.hasForm(at, INSTRUCTION) ? (doc.verb(at)?.alone ?? null) : null;
      if (key === null || found.has(key)) continue;
      found.add(key);
      const place = { start: doc.start(at), end: doc.end(at), clause: clauseOf[at] ?? 0 };
      entities.push({ kind: 'technique', key, weight: 1, ...place });
    }
    return { entities, ingredients, durations: [], temperatures: [], clauses };
  };
}

/** The sentences of a text, and the index of the sentence of each token. */
function sentencesOf(doc: LocalizedDocument): {
  readonly clauses: Span[];
  readonly clauseOf: number[];
} {
  const clauses: Span[] = [];
  const clauseOf: number[] = [];
  let from = 0;
  for (let at = 0; at < doc.length; at++) {
    clauseOf.push(clauses.length);
    if (!doc.endsSentence(at) && at < doc.length - 1) continue;
    clauses.push({ start: doc.start(from), end: doc.end(at) });
    from = at + 1;
  }
  return { clauses, clauseOf };
}
