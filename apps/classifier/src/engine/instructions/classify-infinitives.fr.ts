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
): (doc: Document, at: number) => Classification {
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

  function classifyInfinitive(doc: Document, at: number): Classification {
    const p = tokenBefore(doc, at);
    const clauseStart = p + 1;
    if (doc.tokens.kind(p) !== WORD) return { role: PLAIN, clauseStart };
    const bits = classAt(doc, p);
    if ((bits & NEGATION) !== 0) return { role: FORBIDDEN, clauseStart };
    if (isReflexive(doc, at) || isDescription(doc, at, p))
      return { role: NO_INSTRUCTION, clauseStart };
    if ((bits & OF) !== 0) return classifyAfterDe(doc, at, p);
    if (wordAt(doc, p) === w.à) return classifyAfterA(doc, p);
    if (wordAt(doc, p) === w.avant) return { role: BEFORE, clauseStart: p };
    if ((bits & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: p };
    if ((bits & (CONJUNCTION | MODAL)) !== 0 || wordAt(doc, p) === w.par)
      return { role: PLAIN, clauseStart };
    const isNoun = (bits & DETERMINER) !== 0 && (bits & PRONOUN) === 0;
    const descriptive = isNoun || (bits & (SUBORDINATOR | PREPOSITION)) !== 0;
    return { role: descriptive ? NO_INSTRUCTION : PLAIN, clauseStart };
  }

  /**
   * "les oignons doivent fondre", "après avoir laissé refroidir": what food does or what was done.
   */
  function isDescription(doc: Document, at: number, p: number): boolean {
    const bits = classAt(doc, p);
    // "on doit remuer" is an instruction.
    if ((bits & BEGINNING) !== 0) return wordAt(doc, p - 1) !== w.on;
    if (isPeut(doc, p)) return hasFoodAsSubject(doc, at, p - 1);
    if ((bits & CONJUNCTION) !== 0) {
      const spontaneous = verbAt(doc, at)?.spontaneous ?? false;
      return spontaneous && !hasObject(doc, at, true) && isUnclassifiedInfinitive(doc, p - 1);
    }
    if (formAt(doc, p) !== PARTICIPLE) return false;
    const auxiliary = verbAt(doc, p)?.auxiliary ?? false;
    return auxiliary && !endsSentence(doc.language, doc.tokens, p - 1);
  }

  function isPeut(doc: Document, at: number): boolean {
    return wordAt(doc, at) === w.peut || wordAt(doc, at) === w.peuvent;
  }

  /**
   * Food is the subject in "la viande peut mariner" and "ils peuvent cuire", not in "on peut
   * cuire".
   */
  function hasFoodAsSubject(doc: Document, at: number, subject: number): boolean {
    const food = doc.mentions.some(
      ({ entry, from, to }) => from <= subject && subject < to && entry.ingredient !== null,
    );
    if (food) return true;
    const spontaneous = verbAt(doc, at)?.spontaneous ?? false;
    return spontaneous && wordAt(doc, subject) !== w.on;
  }

  /** Whether a token is an infinitive that describes and is not part of a name. */
  function isUnclassifiedInfinitive(doc: Document, at: number): boolean {
    const { mentions, instructions } = doc;
    if ((formAt(doc, at) & INFINITIVE) === 0 || instructions.at(-1)?.head === at) return false;
    return !mentions.some(({ from, to }) => from <= at && at < to);
  }

  /**
   * "avant de" and "au moment de" precede a later action, "afin de" a purpose, "éviter de" and "au
   * lieu de" a forbidden action. "continuer de remuer" is an instruction.
   */
  function classifyAfterDe(doc: Document, at: number, de: number): Classification {
    if (at - de > 1 && wordAt(doc, at - 1) === w.pas) return { role: FORBIDDEN, clauseStart: de };
    let q = de - 1;
    while (wordAt(doc, q) === w.pas || (classAt(doc, q) & ADVERB) !== 0) q--;
    if (wordAt(doc, q) === w.que) q--;
    if ((classAt(doc, q) & AVOIDANCE) !== 0) {
      // "sans cesser de remuer" is a double negation, so "remuer" is an instruction.
      return {
        role: wordAt(doc, q - 1) === w.sans ? ACCOMPANYING : FORBIDDEN,
        clauseStart: q - 1,
      };
    }
    if (wordAt(doc, q) === w.avant) return { role: BEFORE, clauseStart: q };
    if ((classAt(doc, q) & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: q };
    if (verbAt(doc, q) !== undefined) return { role: PLAIN, clauseStart: de };
    // "au moment de servir", "en prenant soin de": the clause starts before the noun.
    const clauseStart = (classAt(doc, q - 1) & (PREPOSITION | DETERMINER)) !== 0 ? q - 1 : q;
    return { role: wordAt(doc, q) === w.moment ? BEFORE : PURPOSE, clauseStart };
  }

  /**
   * "continuer à remuer" is an instruction and "de manière à enrober" a purpose; "planche à
   * découper" and "prêt à servir" are neither.
   */
  function classifyAfterA(doc: Document, a: number): Classification {
    let q = a - 1;
    while (wordAt(doc, q) === w.pas || (classAt(doc, q) & ADVERB) !== 0) q--;
    if ((classAt(doc, q) & PURPOSE_WORD) !== 0) return { role: PURPOSE, clauseStart: q - 1 };
    if ((classAt(doc, q) & BEGINNING) !== 0) return { role: NO_INSTRUCTION, clauseStart: a };
    const form = formAt(doc, q);
    const governs =
      (form & (INFINITIVE | IMPERATIVE | GERUND)) !== 0 || doc.instructions.at(-1)?.head === q;
    return {
      role: governs || (classAt(doc, q) & MODAL) !== 0 ? PLAIN : NO_INSTRUCTION,
      clauseStart: a,
    };
  }

  return classifyInfinitive;
}
