import {
  ADVERB,
  AVOIDANCE,
  BEGINNING,
  CONJUNCTION,
  DETERMINER,
  MODAL,
  NEGATION,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import { GERUND, IMPERATIVE, INFINITIVE, PARTICIPLE } from '../../languages/verb-forms.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  NO_INSTRUCTION,
  PLAIN,
  PURPOSE,
  type Classification,
} from '../model/instruction.js';
import { type Document, classAt, formAt, verbAt, wordAt } from './instruction-classifier.js';
import { endsSentence } from '../model/sentence.js';
import { WORD } from '../text/tokens.js';
import { type VerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Classifies French infinitives: instructions, purposes, and descriptions of what food does. */
export function createInfinitiveClassifier(
  vocabulary: Vocabulary,
  { tokenBefore, isReflexive }: VerbSurroundings,
): (document: Document, at: number) => Classification {
  const w = vocabulary.named(
    'à',
    'avant',
    'moment',
    'on',
    'par',
    'pas',
    'peut',
    'peuvent',
    'que',
    'sans',
  );

  function classifyInfinitive(document: Document, at: number): Classification {
    const p = tokenBefore(document, at);
    const clauseStart = p + 1;
    if (document.tokens.kind(p) !== WORD) return { role: PLAIN, clauseStart };
    const bits = classAt(document, p);
    if ((bits & NEGATION) !== 0) return { role: FORBIDDEN, clauseStart };
    if (isReflexive(document, at) || isDescription(document, at, p))
      return { role: NO_INSTRUCTION, clauseStart };
    if ((bits & OF) !== 0) return classifyAfterDe(document, at, p);
    if (wordAt(document, p) === w.à) return classifyAfterA(document, p);
    if (wordAt(document, p) === w.avant) return { role: BEFORE, clauseStart: p };
    if ((bits & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: p };
    if ((bits & (CONJUNCTION | MODAL)) !== 0 || wordAt(document, p) === w.par)
      return { role: PLAIN, clauseStart };
    const isNoun = (bits & DETERMINER) !== 0 && (bits & PRONOUN) === 0;
    const descriptive = isNoun || (bits & (SUBORDINATOR | PREPOSITION)) !== 0;
    return { role: descriptive ? NO_INSTRUCTION : PLAIN, clauseStart };
  }

  /**
   * Whether the infinitive describes what food does: "les oignons doivent fondre", "après avoir
   * laissé refroidir", "doit cuire et dorer".
   */
  function isDescription(document: Document, at: number, p: number): boolean {
    const bits = classAt(document, p);
    // "on doit remuer" is an instruction.
    if ((bits & BEGINNING) !== 0) return wordAt(document, p - 1) !== w.on;
    if (isPeut(document, p)) return hasFoodAsSubject(document, at, p - 1);
    if ((bits & CONJUNCTION) !== 0) {
      const spontaneous = verbAt(document, at)?.spontaneous ?? false;
      return (
        spontaneous && !hasObject(document, at, true) && isUnclassifiedInfinitive(document, p - 1)
      );
    }
    if (formAt(document, p) !== PARTICIPLE) return false;
    const auxiliary = verbAt(document, p)?.auxiliary ?? false;
    return auxiliary && !endsSentence(document.language, document.tokens, p - 1);
  }

  function isPeut(document: Document, at: number): boolean {
    return wordAt(document, at) === w.peut || wordAt(document, at) === w.peuvent;
  }

  /**
   * Whether food is the subject before "peut": "la viande peut mariner", "ils peuvent cuire", but
   * not "on peut cuire" or "chacun peut ajouter".
   */
  function hasFoodAsSubject(document: Document, at: number, subject: number): boolean {
    const food = document.mentions.some(
      ({ entry, from, to }) => from <= subject && subject < to && entry.ingredient !== null,
    );
    if (food) return true;
    const spontaneous = verbAt(document, at)?.spontaneous ?? false;
    return spontaneous && wordAt(document, subject) !== w.on;
  }

  /**
   * Whether a token is an infinitive that was classified as no instruction and is not part of a
   * name such as "planche à découper".
   */
  function isUnclassifiedInfinitive(document: Document, at: number): boolean {
    const { mentions, instructions } = document;
    if ((formAt(document, at) & INFINITIVE) === 0 || instructions.at(-1)?.head === at) return false;
    return !mentions.some(({ from, to }) => from <= at && at < to);
  }

  /**
   * "avant de" and "au moment de" precede a later action, "afin de" a purpose, "éviter de" and "au
   * lieu de" a forbidden action. "continuer de remuer" is an instruction.
   */
  function classifyAfterDe(document: Document, at: number, de: number): Classification {
    if (at - de > 1 && wordAt(document, at - 1) === w.pas)
      return { role: FORBIDDEN, clauseStart: de };
    let q = de - 1;
    while (wordAt(document, q) === w.pas || (classAt(document, q) & ADVERB) !== 0) q--;
    if (wordAt(document, q) === w.que) q--;
    if ((classAt(document, q) & AVOIDANCE) !== 0) {
      // "sans cesser de remuer" is a double negation, so "remuer" is an instruction.
      return {
        role: wordAt(document, q - 1) === w.sans ? ACCOMPANYING : FORBIDDEN,
        clauseStart: q - 1,
      };
    }
    if (wordAt(document, q) === w.avant) return { role: BEFORE, clauseStart: q };
    if ((classAt(document, q) & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: q };
    if (verbAt(document, q) !== undefined) return { role: PLAIN, clauseStart: de };
    // "au moment de servir", "en prenant soin de": the clause starts before the noun.
    const clauseStart = (classAt(document, q - 1) & (PREPOSITION | DETERMINER)) !== 0 ? q - 1 : q;
    return { role: wordAt(document, q) === w.moment ? BEFORE : PURPOSE, clauseStart };
  }

  /**
   * "continuer à remuer" is an instruction and "de manière à enrober" a purpose; "planche à
   * découper" and "prêt à servir" are neither.
   */
  function classifyAfterA(document: Document, a: number): Classification {
    let q = a - 1;
    while (wordAt(document, q) === w.pas || (classAt(document, q) & ADVERB) !== 0) q--;
    if ((classAt(document, q) & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: q - 1 };
    if ((classAt(document, q) & BEGINNING) !== 0) return { role: NO_INSTRUCTION, clauseStart: a };
    const form = formAt(document, q);
    const governs =
      (form & (INFINITIVE | IMPERATIVE | GERUND)) !== 0 || document.instructions.at(-1)?.head === q;
    return {
      role: governs || (classAt(document, q) & MODAL) !== 0 ? PLAIN : NO_INSTRUCTION,
      clauseStart: a,
    };
  }

  return classifyInfinitive;
}
