import {
  ADVERB,
  AVOIDANCE,
  BEGINNING,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  MODAL,
  NEGATION,
  PREDICATE,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import { BARE_INSTRUCTION, GERUND } from '../../languages/verb-forms.js';
import {
  ACCOMPANYING,
  BEFORE,
  FORBIDDEN,
  NO_INSTRUCTION,
  type Instruction,
  PLAIN,
  PURPOSE,
  type Classification,
} from '../model/instruction.js';
import {
  hasObject,
  isNounAtStart,
  isNounInList,
  isCoordinatedWithVerb,
  mentionAt,
} from './nouns.en.js';
import {
  type InstructionClassifier,
  type Document,
  classAt,
  formAt,
  verbAt,
  wordAt,
} from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { PUNCTUATION, WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Maximum distance in tokens from an auxiliary to its verb: "Let the pizza dough rise". */
const MAX_AUXILIARY_DISTANCE = 9;

/** Creates the classifier for English. Many verbs are spelt like a noun or an adjective. */
export function createEnglishClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named(
    'before',
    'by',
    'don',
    'expect',
    'for',
    'need',
    'not',
    'pre',
    're',
    't',
    'to',
    'while',
    'without',
  );
  const aspectualVerbs = new Set(
    ['continue', 'continuing', 'keep', 'start', 'starting', 'begin', 'finish'].map((verb) =>
      vocabulary.require(verb),
    ),
  );

  /** The nearest token before the verb that is not an adverb. */
  function tokenBefore(doc: Document, at: number): number {
    let i = hasPrefix(doc, at) ? at - 2 : at - 1;
    while ((classAt(doc, i) & ADVERB) !== 0 && (classAt(doc, i) & CONJUNCTION) === 0) i--;
    return i;
  }

  /** Whether a prefix precedes the verb: "pre-shape", "re-roll". */
  function hasPrefix(doc: Document, at: number): boolean {
    if (!doc.tokens.joined(at)) return false;
    return wordAt(doc, at - 1) === w.pre || wordAt(doc, at - 1) === w.re;
  }

  function isNegation(doc: Document, p: number): boolean {
    const bits = classAt(doc, p);
    if (wordAt(doc, p) === w.t) return wordAt(doc, p - 1) === w.don;
    return (
      wordAt(doc, p) === w.not ||
      wordAt(doc, p) === w.without ||
      (bits & (NEGATION | AVOIDANCE)) !== 0
    );
  }

  function classifyBase(doc: Document, at: number): Classification {
    const p = tokenBefore(doc, at);
    const clauseStart = p + 1;
    if (doc.tokens.kind(p) === WORD) {
      if (isNegation(doc, p)) return { role: FORBIDDEN, clauseStart };
      if (wordAt(doc, p) === w.to) return classifyAfterTo(doc, at, p);
      if ((classAt(doc, p) & MODAL) !== 0) {
        const spontaneous = verbAt(doc, at)?.spontaneous ?? false;
        return { role: spontaneous ? NO_INSTRUCTION : PLAIN, clauseStart };
      }
      if (continuesDescription(doc, at, p)) return { role: NO_INSTRUCTION, clauseStart };
    }
    const role = isInstruction(doc, at, p) ? PLAIN : NO_INSTRUCTION;
    return { role, clauseStart };
  }

  function isInstruction(doc: Document, at: number, p: number): boolean {
    const { tokens, language } = doc;
    // "Flour is added" describes: "flour" is a noun.
    if ((classAt(doc, at + 1) & PREDICATE) !== 0) return false;
    const starts = endsSentence(language, tokens, p) || startsNewPhrase(doc, p);
    if (starts) return !isNounAtStart(doc, at);
    if (tokens.is(p, ',') && endsFrontedPhrase(doc, p)) return !isNounAtStart(doc, at);
    if (tokens.is(p, ',') || tokens.is(p, ')') || (classAt(doc, p) & CONJUNCTION) !== 0)
      return isCoordinatedWithVerb(doc, at, p) || !isNounInList(doc, at);
    return followsOpeningPreposition(doc, at);
  }

  /** Whether a comma ends a phrase before the verb: "In a large bowl, cream the butter". */
  function endsFrontedPhrase(doc: Document, comma: number): boolean {
    const bits = openingClass(doc, comma);
    return (bits & (PREPOSITION | SUBORDINATOR | ADVERB | PURPOSE_WORD)) !== 0;
  }

  /** Word classes of the first word of the sentence; 0 if an instruction precedes the token. */
  function openingClass(doc: Document, at: number): number {
    const last = doc.instructions.at(-1)?.head ?? -1;
    let first = at;
    while (first > last && !endsSentence(doc.language, doc.tokens, first - 1)) first--;
    return first > last ? classAt(doc, first) : 0;
  }

  /** Whether a sign starts a new phrase. Commas, closing brackets and signs of numbers do not. */
  function startsNewPhrase({ tokens }: Document, p: number): boolean {
    return (
      tokens.kind(p) === PUNCTUATION &&
      ![',', ')', '/', '%', '°'].some((sign) => tokens.is(p, sign))
    );
  }

  /** Whether the verb follows an opening phrase: "In a large bowl combine the flour". */
  function followsOpeningPreposition(doc: Document, at: number): boolean {
    if (verbAt(doc, at)?.homograph) return false;
    if ((classAt(doc, at - 1) & (DETERMINER | PREPOSITION | PRONOUN)) !== 0) return false;
    return (openingClass(doc, at) & PREPOSITION) !== 0;
  }

  function classifyAfterTo(doc: Document, at: number, to: number): Classification {
    const needless = wordAt(doc, to - 1) === w.need && isNegation(doc, to - 2);
    if (needless || isNegation(doc, to - 1)) return { role: FORBIDDEN, clauseStart: to };
    if (isDescriptionAfterTo(doc, to)) return { role: NO_INSTRUCTION, clauseStart: to };
    if (mentionAt(doc, at) !== undefined && !hasObject(doc, at))
      return { role: NO_INSTRUCTION, clauseStart: to };
    return { role: PURPOSE, clauseStart: to };
  }

  /** "begins to soften", "wait for the sugar to dissolve", "expect it to rise": what food does. */
  function isDescriptionAfterTo(doc: Document, to: number): boolean {
    if ((classAt(doc, to - 1) & BEGINNING) !== 0) return true;
    if (!verbAt(doc, to + 1)?.spontaneous) return false;
    let i = to - 1;
    while (doc.tokens.kind(i) === WORD && (classAt(doc, i) & (PREPOSITION | MEASURE)) === 0) {
      if (wordAt(doc, i) === w.expect) return true;
      i--;
    }
    return wordAt(doc, i) === w.for;
  }

  /**
   * Whether a description continues: "begins to soften and caramelize", "should soften and brown".
   */
  function continuesDescription(doc: Document, at: number, conjunction: number): boolean {
    if ((classAt(doc, conjunction) & CONJUNCTION) === 0 || hasObject(doc, at)) return false;
    if (!verbAt(doc, at)?.spontaneous) return false;
    const first = tokenBefore(doc, conjunction);
    if (wordAt(doc, first - 1) === w.to) return isDescriptionAfterTo(doc, first - 1);
    return (classAt(doc, first - 1) & MODAL) !== 0 && doc.instructions.at(-1)?.head !== first;
  }

  function classifyGerund(doc: Document, at: number): Classification {
    const p = tokenBefore(doc, at);
    const verb = verbAt(doc, at);
    const classification = (role: number, clauseStart = p + 1): Classification => ({
      role,
      clauseStart,
    });
    if (doc.tokens.kind(p) === WORD && isNegation(doc, p)) return classification(FORBIDDEN);
    const mention = mentionAt(doc, at);
    if (mention !== undefined) return classification(NO_INSTRUCTION);
    if (wordAt(doc, p) === w.before) return classification(BEFORE, p);
    if (aspectualVerbs.has(wordAt(doc, p))) return classification(PLAIN);
    if (verb?.spontaneous) return classification(NO_INSTRUCTION);
    if (wordAt(doc, p) === w.while || wordAt(doc, p) === w.by)
      return classification(ACCOMPANYING, p);
    if (doc.tokens.is(p, ',') || doc.tokens.is(p, '(')) return classification(ACCOMPANYING);
    if (endsSentence(doc.language, doc.tokens, p))
      return classification(hasObject(doc, at) ? ACCOMPANYING : NO_INSTRUCTION);
    if ((classAt(doc, p) & CONJUNCTION) !== 0) {
      return classification(
        doc.instructions.at(-1)?.role === ACCOMPANYING ? ACCOMPANYING : NO_INSTRUCTION,
      );
    }
    if ((classAt(doc, p) & (DETERMINER | PREPOSITION)) !== 0) return classification(NO_INSTRUCTION);
    return classification((classAt(doc, at + 1) & ADVERB) !== 0 ? ACCOMPANYING : NO_INSTRUCTION);
  }

  return {
    classify(doc, at) {
      const form = formAt(doc, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBase(doc, at);
      if ((form & GERUND) !== 0) return classifyGerund(doc, at);
      return { role: NO_INSTRUCTION, clauseStart: at };
    },

    completes(doc: Document, auxiliary: Instruction, at: number): boolean {
      if ((formAt(doc, at) & BARE_INSTRUCTION) === 0) return false;
      if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
      let p = tokenBefore(doc, at);
      // Brackets are skipped: "Let the dough (and yourself) rest".
      if (doc.tokens.is(p, ')')) p = tokenBefore(doc, openingBracket(doc.tokens, p));
      if (p === auxiliary.head || wordAt(doc, p) === w.to) return true;
      return (
        doc.tokens.kind(p) === WORD &&
        (classAt(doc, p) & (PREPOSITION | CONJUNCTION | DETERMINER)) === 0
      );
    },
  };
}
