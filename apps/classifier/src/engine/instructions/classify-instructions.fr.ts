import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  NEGATION,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE as PURPOSE_WORD,
  SUBORDINATOR,
} from '../../languages/grammar.js';
import {
  BARE_INSTRUCTION,
  GERUND,
  IMPERATIVE,
  INFINITIVE,
  PARTICIPLE,
  PRESENT,
} from '../../languages/verb-forms.js';
import { createInfinitiveClassifier } from './classify-infinitives.fr.js';
import {
  ACCOMPANYING,
  FORBIDDEN,
  NO_INSTRUCTION,
  type Instruction,
  PLAIN,
  type Classification,
} from '../model/instruction.js';
import {
  type InstructionClassifier,
  type Document,
  classAt,
  formAt,
  verbAt,
  wordAt,
} from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { NUMBER, PUNCTUATION, WORD } from '../text/tokens.js';
import { createVerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Maximum distance in tokens from an auxiliary to its verb: "Laisser la pâte à pizza reposer". */
const MAX_AUXILIARY_DISTANCE = 9;

/**
 * Creates the classifier for French. It separates instructions from infinitives, present forms and
 * participles that describe.
 */
export function createFrenchClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named('à', 'en', 'l', 'on', 'qu', 'que', 'tout', 'tu');
  const around = createVerbSurroundings(vocabulary);
  const { tokenBefore, isReflexive } = around;
  const classifyInfinitive = createInfinitiveClassifier(vocabulary, around);

  function classifyImperative(document: Document, at: number): Classification {
    const p = tokenBefore(document, at);
    const bits = classAt(document, p);
    if ((bits & NEGATION) !== 0)
      return { role: isRestriction(document, at) ? PLAIN : FORBIDDEN, clauseStart: p };
    return { role: (bits & SUBORDINATOR) !== 0 ? NO_INSTRUCTION : PLAIN, clauseStart: p + 1 };
  }

  /** Whether "ne … que" restricts the verb instead of negating it: "ne salez qu'à la fin". */
  function isRestriction(document: Document, at: number): boolean {
    return wordAt(document, at + 1) === w.qu || wordAt(document, at + 1) === w.que;
  }

  function classifyGerund(document: Document, at: number): Classification {
    let i = at - 1;
    while (wordAt(document, i) !== w.en && (classAt(document, i) & (PRONOUN | ADVERB)) !== 0) i--;
    const accompanies = wordAt(document, i) === w.en && !verbAt(document, at)?.spontaneous;
    const clauseStart = wordAt(document, i - 1) === w.tout ? i - 1 : i;
    return { role: accompanies ? ACCOMPANYING : NO_INSTRUCTION, clauseStart };
  }

  /**
   * "on mélange" and "tu le verses" are instructions; "si on mélange" and "ce que l'on verse" are
   * not.
   */
  function classifyPresent(document: Document, at: number): Classification {
    const p = tokenBefore(document, at);
    const subordinate =
      (classAt(document, p - 1) & SUBORDINATOR) !== 0 || wordAt(document, p - 1) === w.l;
    const instructs =
      (wordAt(document, p) === w.tu || wordAt(document, p) === w.on) && !subordinate;
    return { role: instructs ? PLAIN : NO_INSTRUCTION, clauseStart: p };
  }

  /**
   * "mélange" is an instruction if it starts a clause and has an object; otherwise it is a noun.
   */
  function classifyBareInstruction(document: Document, at: number): Classification {
    let p = at - 1;
    while (
      (classAt(document, p) & ADVERB) !== 0 &&
      (classAt(document, p) & (CONJUNCTION | DETERMINER)) === 0
    )
      p--;
    const classification = { role: NO_INSTRUCTION, clauseStart: p + 1 };
    const starts = document.tokens.kind(p) !== WORD && document.tokens.kind(p) !== NUMBER;
    if (!starts && (classAt(document, p) & CONJUNCTION) === 0) return classification;
    if (isInSubordinateClause(document, p)) return classification;
    const isNoun = document.mentions.some((mention) => mention.from <= at && at < mention.to);
    return { role: hasObject(document, at, isNoun) ? PLAIN : NO_INSTRUCTION, clauseStart: p + 1 };
  }

  /** Whether a subordinating word precedes the token in the same phrase: "si", "lorsque". */
  function isInSubordinateClause(document: Document, from: number): boolean {
    for (let i = from; !endsSentence(document.language, document.tokens, i); i--) {
      if (document.tokens.kind(i) === PUNCTUATION) return false;
      if ((classAt(document, i) & SUBORDINATOR) !== 0) return true;
    }
    return false;
  }

  /** "Mélangé les œufs puis salé bien": participles that are misspelt infinitives. */
  function classifyParticiple(document: Document, at: number): Classification {
    const { language, tokens, instructions } = document;
    const followsParticiple = formAt(document, instructions.at(-1)?.head ?? -1) === PARTICIPLE;
    const starts =
      endsSentence(language, tokens, at - 1) ||
      tokens.is(at - 1, ':') ||
      (followsParticiple && (classAt(document, at - 1) & CONJUNCTION) !== 0);
    const hasComplement = (classAt(document, at + 1) & (DETERMINER | ADVERB)) !== 0;
    const instructs = starts && hasComplement && tokens.lowerCase(at).normalize().endsWith('é');
    return { role: instructs ? PLAIN : NO_INSTRUCTION, clauseStart: at };
  }

  return {
    classify(document, at) {
      const form = formAt(document, at);
      if ((form & INFINITIVE) !== 0) return classifyInfinitive(document, at);
      if ((form & IMPERATIVE) !== 0) return classifyImperative(document, at);
      if ((form & PRESENT) !== 0) {
        const classification = classifyPresent(document, at);
        if (classification.role !== NO_INSTRUCTION) return classification;
      }
      if ((form & GERUND) !== 0) return classifyGerund(document, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBareInstruction(document, at);
      if ((form & PARTICIPLE) !== 0) return classifyParticiple(document, at);
      return { role: NO_INSTRUCTION, clauseStart: at };
    },

    completes(document: Document, auxiliary: Instruction, at: number): boolean {
      if ((formAt(document, at) & INFINITIVE) === 0) return false;
      if (isReflexive(document, at)) return false;
      if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
      let p = tokenBefore(document, at);
      // "Laisser la pâte (et vous-même) reposer"
      if (document.tokens.is(p, ')')) p = tokenBefore(document, openingBracket(document.tokens, p));
      // "Faire, dans une poêle, revenir …", but "Laisser dans l'eau, égoutter".
      if (document.tokens.kind(p) === PUNCTUATION)
        return document.tokens.is(auxiliary.head + 1, ',');
      const mettre = auxiliary.verb?.infinitive === 'mettre';
      if (mettre) return wordAt(document, p) === w.à;
      const separated =
        (classAt(document, p) & (PREPOSITION | OF | CONJUNCTION | SUBORDINATOR | PURPOSE_WORD)) !==
        0;
      return !separated || p === auxiliary.head;
    },
  };
}
