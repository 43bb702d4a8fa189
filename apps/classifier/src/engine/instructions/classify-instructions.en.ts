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

/**
 * Creates the classifier for English. It separates instructions from nouns, adjectives and present
 * participles with the same spelling.
 */
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
  function tokenBefore(document: Document, at: number): number {
    let i = hasPrefix(document, at) ? at - 2 : at - 1;
    while ((classAt(document, i) & ADVERB) !== 0 && (classAt(document, i) & CONJUNCTION) === 0) i--;
    return i;
  }

  /** Whether a prefix precedes the verb: "pre-shape", "re-roll". */
  function hasPrefix(document: Document, at: number): boolean {
    if (!document.tokens.joined(at)) return false;
    return wordAt(document, at - 1) === w.pre || wordAt(document, at - 1) === w.re;
  }

  function isNegation(document: Document, p: number): boolean {
    const bits = classAt(document, p);
    if (wordAt(document, p) === w.t) return wordAt(document, p - 1) === w.don;
    return (
      wordAt(document, p) === w.not ||
      wordAt(document, p) === w.without ||
      (bits & (NEGATION | AVOIDANCE)) !== 0
    );
  }

  function classifyBase(document: Document, at: number): Classification {
    const p = tokenBefore(document, at);
    const clauseStart = p + 1;
    if (document.tokens.kind(p) === WORD) {
      if (isNegation(document, p)) return { role: FORBIDDEN, clauseStart };
      if (wordAt(document, p) === w.to) return classifyAfterTo(document, at, p);
      if ((classAt(document, p) & MODAL) !== 0) {
        const spontaneous = verbAt(document, at)?.spontaneous ?? false;
        return { role: spontaneous ? NO_INSTRUCTION : PLAIN, clauseStart };
      }
      if (continuesDescription(document, at, p)) return { role: NO_INSTRUCTION, clauseStart };
    }
    const role = isInstruction(document, at, p) ? PLAIN : NO_INSTRUCTION;
    return { role, clauseStart };
  }

  function isInstruction(document: Document, at: number, p: number): boolean {
    const { tokens, language } = document;
    // "Flour is added" describes: "flour" is a noun.
    if ((classAt(document, at + 1) & PREDICATE) !== 0) return false;
    const starts = endsSentence(language, tokens, p) || startsNewPhrase(document, p);
    if (starts) return !isNounAtStart(document, at);
    if (tokens.is(p, ',') && endsFrontedPhrase(document, p)) return !isNounAtStart(document, at);
    if (tokens.is(p, ',') || tokens.is(p, ')') || (classAt(document, p) & CONJUNCTION) !== 0)
      return isCoordinatedWithVerb(document, at, p) || !isNounInList(document, at);
    return followsOpeningPreposition(document, at);
  }

  /** Whether a comma ends a phrase before the verb: "In a large bowl, cream the butter". */
  function endsFrontedPhrase(document: Document, comma: number): boolean {
    const bits = openingClass(document, comma);
    return (bits & (PREPOSITION | SUBORDINATOR | ADVERB | PURPOSE_WORD)) !== 0;
  }

  /** Word classes of the first word of the sentence; 0 if an instruction precedes the token. */
  function openingClass(document: Document, at: number): number {
    const last = document.instructions.at(-1)?.head ?? -1;
    let first = at;
    while (first > last && !endsSentence(document.language, document.tokens, first - 1)) first--;
    return first > last ? classAt(document, first) : 0;
  }

  /** Whether a sign starts a new phrase. Commas, closing brackets and signs of numbers do not. */
  function startsNewPhrase({ tokens }: Document, p: number): boolean {
    return (
      tokens.kind(p) === PUNCTUATION &&
      ![',', ')', '/', '%', '°'].some((sign) => tokens.is(p, sign))
    );
  }

  /**
   * Whether the verb follows an opening phrase without comma: "In a large bowl combine the flour".
   */
  function followsOpeningPreposition(document: Document, at: number): boolean {
    if (verbAt(document, at)?.homograph) return false;
    if ((classAt(document, at - 1) & (DETERMINER | PREPOSITION | PRONOUN)) !== 0) return false;
    return (openingClass(document, at) & PREPOSITION) !== 0;
  }

  function classifyAfterTo(document: Document, at: number, to: number): Classification {
    const needless = wordAt(document, to - 1) === w.need && isNegation(document, to - 2);
    if (needless || isNegation(document, to - 1)) return { role: FORBIDDEN, clauseStart: to };
    if (isDescriptionAfterTo(document, to)) return { role: NO_INSTRUCTION, clauseStart: to };
    if (mentionAt(document, at) !== undefined && !hasObject(document, at))
      return { role: NO_INSTRUCTION, clauseStart: to };
    return { role: PURPOSE, clauseStart: to };
  }

  /**
   * Whether the verb after "to" describes what food does: "begins to soften", "wait for the sugar
   * to dissolve", "expect it to rise".
   */
  function isDescriptionAfterTo(document: Document, to: number): boolean {
    if ((classAt(document, to - 1) & BEGINNING) !== 0) return true;
    if (!verbAt(document, to + 1)?.spontaneous) return false;
    let i = to - 1;
    while (
      document.tokens.kind(i) === WORD &&
      (classAt(document, i) & (PREPOSITION | MEASURE)) === 0
    ) {
      if (wordAt(document, i) === w.expect) return true;
      i--;
    }
    return wordAt(document, i) === w.for;
  }

  /**
   * Whether the verb continues such a description: "begins to soften and caramelize", "should
   * soften and brown".
   */
  function continuesDescription(document: Document, at: number, conjunction: number): boolean {
    if ((classAt(document, conjunction) & CONJUNCTION) === 0 || hasObject(document, at))
      return false;
    if (!verbAt(document, at)?.spontaneous) return false;
    const first = tokenBefore(document, conjunction);
    if (wordAt(document, first - 1) === w.to) return isDescriptionAfterTo(document, first - 1);
    return (
      (classAt(document, first - 1) & MODAL) !== 0 && document.instructions.at(-1)?.head !== first
    );
  }

  function classifyGerund(document: Document, at: number): Classification {
    const p = tokenBefore(document, at);
    const verb = verbAt(document, at);
    const classification = (role: number, clauseStart = p + 1): Classification => ({
      role,
      clauseStart,
    });
    if (document.tokens.kind(p) === WORD && isNegation(document, p))
      return classification(FORBIDDEN);
    const mention = mentionAt(document, at);
    if (mention !== undefined) return classification(NO_INSTRUCTION);
    if (wordAt(document, p) === w.before) return classification(BEFORE, p);
    if (aspectualVerbs.has(wordAt(document, p))) return classification(PLAIN);
    if (verb?.spontaneous) return classification(NO_INSTRUCTION);
    if (wordAt(document, p) === w.while || wordAt(document, p) === w.by)
      return classification(ACCOMPANYING, p);
    if (document.tokens.is(p, ',') || document.tokens.is(p, '('))
      return classification(ACCOMPANYING);
    if (endsSentence(document.language, document.tokens, p))
      return classification(hasObject(document, at) ? ACCOMPANYING : NO_INSTRUCTION);
    if ((classAt(document, p) & CONJUNCTION) !== 0) {
      return classification(
        document.instructions.at(-1)?.role === ACCOMPANYING ? ACCOMPANYING : NO_INSTRUCTION,
      );
    }
    if ((classAt(document, p) & (DETERMINER | PREPOSITION)) !== 0)
      return classification(NO_INSTRUCTION);
    return classification(
      (classAt(document, at + 1) & ADVERB) !== 0 ? ACCOMPANYING : NO_INSTRUCTION,
    );
  }

  return {
    classify(document, at) {
      const form = formAt(document, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBase(document, at);
      if ((form & GERUND) !== 0) return classifyGerund(document, at);
      return { role: NO_INSTRUCTION, clauseStart: at };
    },

    completes(document: Document, auxiliary: Instruction, at: number): boolean {
      if ((formAt(document, at) & BARE_INSTRUCTION) === 0) return false;
      if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
      let p = tokenBefore(document, at);
      // "Let the dough (and yourself) rest"
      if (document.tokens.is(p, ')')) p = tokenBefore(document, openingBracket(document.tokens, p));
      if (p === auxiliary.head || wordAt(document, p) === w.to) return true;
      return (
        document.tokens.kind(p) === WORD &&
        (classAt(document, p) & (PREPOSITION | CONJUNCTION | DETERMINER)) === 0
      );
    },
  };
}
