import * as Class from '../../languages/grammar.js';
import * as Form from '../../languages/verb-forms.js';
import type { Classification } from '../model/instruction.js';
import * as Role from '../model/role.js';
import {
  hasObject,
  isNounAtStart,
  isNounInList,
  isCoordinatedWithVerb,
  mentionAt,
} from './nouns.en.js';
import type { Document } from '../model/document.js';
import type { InstructionClassifier } from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { PUNCTUATION, WORD } from '../text/tokens.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Creates the classifier for English. Many verbs are spelt like a noun or an adjective. */
export function createEnglishClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named('before by don expect for need not pre re t to while without');
  const aspectualVerbs = new Set(
    Object.values(vocabulary.named('continue continuing keep start starting begin finish')),
  );

  /** The nearest token before the verb that is not an adverb. */
  function tokenBefore(doc: Document, at: number): number {
    let i = hasPrefix(doc, at) ? at - 2 : at - 1;
    while (doc.hasClass(i, Class.ADVERB) && !doc.hasClass(i, Class.CONJUNCTION)) i--;
    return i;
  }

  /** Whether a prefix precedes the verb: "pre-shape", "re-roll". */
  function hasPrefix(doc: Document, at: number): boolean {
    if (!doc.joined(at)) return false;
    return doc.word(at - 1) === w.pre || doc.word(at - 1) === w.re;
  }

  function isNegation(doc: Document, previous: number): boolean {
    if (doc.word(previous) === w.t) return doc.word(previous - 1) === w.don;
    if (doc.word(previous) === w.not || doc.word(previous) === w.without) return true;
    return doc.hasClass(previous, Class.NEGATION | Class.AVOIDANCE);
  }

  function classifyBase(doc: Document, at: number): Classification | null {
    const previous = tokenBefore(doc, at);
    const plain = { role: Role.PLAIN, clauseStart: previous + 1 };
    if (doc.kind(previous) === WORD) {
      if (isNegation(doc, previous)) return { role: Role.FORBIDDEN, clauseStart: previous + 1 };
      if (doc.word(previous) === w.to) return classifyAfterTo(doc, at, previous);
      if (doc.hasClass(previous, Class.MODAL)) return doc.verb(at)?.spontaneous ? null : plain;
      if (continuesDescription(doc, at, previous)) return null;
    }
    return isInstruction(doc, at, previous) ? plain : null;
  }

  function isInstruction(doc: Document, at: number, previous: number): boolean {
    // "Flour is added" describes: "flour" is a noun.
    if (doc.hasClass(at + 1, Class.PREDICATE)) return false;
    const starts =
      endsSentence(doc, previous) ||
      startsNewPhrase(doc, previous) ||
      (doc.is(previous, ',') && endsFrontedPhrase(doc, previous));
    if (starts) return !isNounAtStart(doc, at);
    if (doc.is(previous, ',') || doc.is(previous, ')') || doc.hasClass(previous, Class.CONJUNCTION))
      return isCoordinatedWithVerb(doc, at, previous) || !isNounInList(doc, at);
    return followsOpeningPreposition(doc, at);
  }

  /** Whether a comma ends a phrase before the verb: "In a large bowl, cream the butter". */
  function endsFrontedPhrase(doc: Document, comma: number): boolean {
    const bits = openingClass(doc, comma);
    return (bits & (Class.PREPOSITION | Class.SUBORDINATOR | Class.ADVERB | Class.PURPOSE)) !== 0;
  }

  /** Word classes of the first word of the sentence; 0 if an instruction precedes the token. */
  function openingClass(doc: Document, at: number): number {
    const last = doc.instructions.at(-1)?.head ?? -1;
    let first = at;
    while (first > last && !endsSentence(doc, first - 1)) first--;
    return first > last ? doc.classes(first) : 0;
  }

  /** Whether a sign starts a new phrase. Commas, closing brackets and signs of numbers do not. */
  function startsNewPhrase(doc: Document, previous: number): boolean {
    const continuing = [',', ')', '/', '%', '°'].some((sign) => doc.is(previous, sign));
    return doc.kind(previous) === PUNCTUATION && !continuing;
  }

  /** Whether the verb follows an opening phrase: "In a large bowl combine the flour". */
  function followsOpeningPreposition(doc: Document, at: number): boolean {
    if (doc.verb(at)?.homograph) return false;
    if (doc.hasClass(at - 1, Class.DETERMINER | Class.PREPOSITION | Class.PRONOUN)) return false;
    return (openingClass(doc, at) & Class.PREPOSITION) !== 0;
  }

  function classifyAfterTo(doc: Document, at: number, to: number): Classification | null {
    const needless = doc.word(to - 1) === w.need && isNegation(doc, to - 2);
    if (needless || isNegation(doc, to - 1)) return { role: Role.FORBIDDEN, clauseStart: to };
    if (isDescriptionAfterTo(doc, to)) return null;
    if (mentionAt(doc, at) !== undefined && !hasObject(doc, at)) return null;
    return { role: Role.PURPOSE, clauseStart: to };
  }

  /** "begins to soften", "wait for the sugar to dissolve", "expect it to rise": what food does. */
  function isDescriptionAfterTo(doc: Document, to: number): boolean {
    if (doc.hasClass(to - 1, Class.BEGINNING)) return true;
    if (!doc.verb(to + 1)?.spontaneous) return false;
    let i = to - 1;
    while (doc.kind(i) === WORD && !doc.hasClass(i, Class.PREPOSITION | Class.MEASURE)) {
      if (doc.word(i) === w.expect) return true;
      i--;
    }
    return doc.word(i) === w.for;
  }

  /** Whether a description continues: "begins to soften and melt", "should soften and brown". */
  function continuesDescription(doc: Document, at: number, conjunction: number): boolean {
    if (!doc.hasClass(conjunction, Class.CONJUNCTION) || hasObject(doc, at)) return false;
    if (!doc.verb(at)?.spontaneous) return false;
    const first = tokenBefore(doc, conjunction);
    if (doc.word(first - 1) === w.to) return isDescriptionAfterTo(doc, first - 1);
    return doc.hasClass(first - 1, Class.MODAL) && doc.instructions.at(-1)?.head !== first;
  }

  function classifyGerund(doc: Document, at: number): Classification | null {
    const previous = tokenBefore(doc, at);
    const accompanying = (clauseStart = previous + 1) => ({ role: Role.ACCOMPANYING, clauseStart });
    if (doc.kind(previous) === WORD && isNegation(doc, previous))
      return { role: Role.FORBIDDEN, clauseStart: previous + 1 };
    if (mentionAt(doc, at) !== undefined) return null;
    if (doc.word(previous) === w.before) return { role: Role.BEFORE, clauseStart: previous };
    if (aspectualVerbs.has(doc.word(previous)))
      return { role: Role.PLAIN, clauseStart: previous + 1 };
    if (doc.verb(at)?.spontaneous) return null;
    if (doc.word(previous) === w.while || doc.word(previous) === w.by)
      return accompanying(previous);
    if (doc.is(previous, ',') || doc.is(previous, '(')) return accompanying();
    if (endsSentence(doc, previous)) return hasObject(doc, at) ? accompanying() : null;
    if (doc.hasClass(previous, Class.CONJUNCTION))
      return doc.instructions.at(-1)?.role === Role.ACCOMPANYING ? accompanying() : null;
    if (doc.hasClass(previous, Class.DETERMINER | Class.PREPOSITION)) return null;
    return doc.hasClass(at + 1, Class.ADVERB) ? accompanying() : null;
  }

  return {
    classify(doc, at) {
      if (doc.hasForm(at, Form.BARE_INSTRUCTION)) return classifyBase(doc, at);
      return doc.hasForm(at, Form.GERUND) ? classifyGerund(doc, at) : null;
    },

    completes(doc, auxiliary, at) {
      if (!doc.hasForm(at, Form.BARE_INSTRUCTION)) return false;
      let previous = tokenBefore(doc, at);
      // Brackets are skipped: "Let the dough (and yourself) rest".
      if (doc.is(previous, ')')) previous = tokenBefore(doc, openingBracket(doc, previous));
      if (previous === auxiliary.head || doc.word(previous) === w.to) return true;
      if (doc.kind(previous) !== WORD) return false;
      return !doc.hasClass(previous, Class.PREPOSITION | Class.CONJUNCTION | Class.DETERMINER);
    },
  };
}
