import type { Entity, IngredientMention, Span, TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';
import { documentOf } from '../../src/engine/detect.js';
import type { Document } from '../../src/engine/document/document.js';
import { compileLanguages } from '../../src/engine/languages/compile-languages.js';
import { matchEntries } from '../../src/engine/steps/02-match-entries.js';

const NO_AMOUNT = { quantity: null, unit: null };
const INSTRUCTION = ['INFINITIVE', 'IMPERATIVE', 'BARE', 'GERUND'] as const;

/**
 * Creates a detector without rules, as a control: the longest names of the language and its verbs in
 * the forms of an instruction, the first of each technique. Mentions belong to all techniques of
 * their sentence. It reads no amounts, durations and temperatures.
 */
export function createDictionary(): (locale: Locale, text: string) => TextDetection {
  const languages = compileLanguages();
  return (locale, text) => {
    const doc = documentOf(languages[locale], text, null, matchEntries);
    const entities: Entity[] = [];
    const ingredients: IngredientMention[] = [];
    const { clauses, clauseOf } = sentencesOf(doc);
    for (const { from, to, entry } of doc.mentions) {
      const place = { start: doc.start(from), end: doc.end(to - 1), clause: clauseOf[from] ?? 0 };
      const { utensil, ingredient } = entry;
      if (utensil !== null) entities.push({ kind: 'utensil', key: utensil, weight: 1, ...place });
      else if (ingredient !== null) ingredients.push({ key: ingredient, ...NO_AMOUNT, ...place });
    }
    const found = new Set<string>();
    for (let at = 0; at < doc.length; at++) {
      const key = INSTRUCTION.some((form) => doc.hasForm(at, form))
        ? (doc.verb(at)?.alone ?? null)
        : null;
      if (key === null || found.has(key)) continue;
      found.add(key);
      const place = { start: doc.start(at), end: doc.end(at), clause: clauseOf[at] ?? 0 };
      entities.push({ kind: 'technique', key, weight: 1, ...place });
    }
    return {
      entities,
      ingredients,
      durations: [],
      temperatures: [],
      clauses,
      possibleFoods: [],
      unread: [],
    };
  };
}

/** The sentences of a text, and the index of the sentence of each token. */
function sentencesOf(doc: Document): {
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
