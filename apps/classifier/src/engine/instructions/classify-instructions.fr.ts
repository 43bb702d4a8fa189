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

/** Creates the classifier for French. Verbs also occur in descriptions and as nouns. */
export function createFrenchClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named('à', 'en', 'l', 'on', 'qu', 'que', 'tout', 'tu');
  const around = createVerbSurroundings(vocabulary);
  const { tokenBefore, isReflexive } = around;
  const classifyInfinitive = createInfinitiveClassifier(vocabulary, around);

  function classifyImperative(doc: Document, at: number): Classification {
    const p = tokenBefore(doc, at);
    const bits = classAt(doc, p);
    if ((bits & NEGATION) !== 0)
      return { role: isRestriction(doc, at) ? PLAIN : FORBIDDEN, clauseStart: p };
    return { role: (bits & SUBORDINATOR) !== 0 ? NO_INSTRUCTION : PLAIN, clauseStart: p + 1 };
  }

  /** Whether "ne … que" restricts the verb instead of negating it: "ne salez qu'à la fin". */
  function isRestriction(doc: Document, at: number): boolean {
    return wordAt(doc, at + 1) === w.qu || wordAt(doc, at + 1) === w.que;
  }

  function classifyGerund(doc: Document, at: number): Classification {
    let i = at - 1;
    while (wordAt(doc, i) !== w.en && (classAt(doc, i) & (PRONOUN | ADVERB)) !== 0) i--;
    const accompanies = wordAt(doc, i) === w.en && !verbAt(doc, at)?.spontaneous;
    const clauseStart = wordAt(doc, i - 1) === w.tout ? i - 1 : i;
    return { role: accompanies ? ACCOMPANYING : NO_INSTRUCTION, clauseStart };
  }

  /** "on mélange" and "tu le verses" are instructions, "si on mélange" is not. */
  function classifyPresent(doc: Document, at: number): Classification {
    const p = tokenBefore(doc, at);
    const subordinate = (classAt(doc, p - 1) & SUBORDINATOR) !== 0 || wordAt(doc, p - 1) === w.l;
    const instructs = (wordAt(doc, p) === w.tu || wordAt(doc, p) === w.on) && !subordinate;
    return { role: instructs ? PLAIN : NO_INSTRUCTION, clauseStart: p };
  }

  /** "mélange" is an instruction at the start of a clause if an object follows it. */
  function classifyBareInstruction(doc: Document, at: number): Classification {
    let p = at - 1;
    while ((classAt(doc, p) & ADVERB) !== 0 && (classAt(doc, p) & (CONJUNCTION | DETERMINER)) === 0)
      p--;
    const classification = { role: NO_INSTRUCTION, clauseStart: p + 1 };
    const starts = doc.tokens.kind(p) !== WORD && doc.tokens.kind(p) !== NUMBER;
    if (!starts && (classAt(doc, p) & CONJUNCTION) === 0) return classification;
    if (isInSubordinateClause(doc, p)) return classification;
    const isNoun = doc.mentions.some((mention) => mention.from <= at && at < mention.to);
    return { role: hasObject(doc, at, isNoun) ? PLAIN : NO_INSTRUCTION, clauseStart: p + 1 };
  }

  /** Whether a subordinating word precedes the token in the same phrase: "si", "lorsque". */
  function isInSubordinateClause(doc: Document, from: number): boolean {
    for (let i = from; !endsSentence(doc.language, doc.tokens, i); i--) {
      if (doc.tokens.kind(i) === PUNCTUATION) return false;
      if ((classAt(doc, i) & SUBORDINATOR) !== 0) return true;
    }
    return false;
  }

  /** "Mélangé les œufs puis salé bien": participles that are misspelt infinitives. */
  function classifyParticiple(doc: Document, at: number): Classification {
    const { language, tokens, instructions } = doc;
    const followsParticiple = formAt(doc, instructions.at(-1)?.head ?? -1) === PARTICIPLE;
    const starts =
      endsSentence(language, tokens, at - 1) ||
      tokens.is(at - 1, ':') ||
      (followsParticiple && (classAt(doc, at - 1) & CONJUNCTION) !== 0);
    const hasComplement = (classAt(doc, at + 1) & (DETERMINER | ADVERB)) !== 0;
    const instructs = starts && hasComplement && tokens.lowerCase(at).normalize().endsWith('é');
    return { role: instructs ? PLAIN : NO_INSTRUCTION, clauseStart: at };
  }

  return {
    classify(doc, at) {
      const form = formAt(doc, at);
      if ((form & INFINITIVE) !== 0) return classifyInfinitive(doc, at);
      if ((form & IMPERATIVE) !== 0) return classifyImperative(doc, at);
      if ((form & PRESENT) !== 0) {
        const classification = classifyPresent(doc, at);
        if (classification.role !== NO_INSTRUCTION) return classification;
      }
      if ((form & GERUND) !== 0) return classifyGerund(doc, at);
      if ((form & BARE_INSTRUCTION) !== 0) return classifyBareInstruction(doc, at);
      if ((form & PARTICIPLE) !== 0) return classifyParticiple(doc, at);
      return { role: NO_INSTRUCTION, clauseStart: at };
    },

    completes(doc: Document, auxiliary: Instruction, at: number): boolean {
      if ((formAt(doc, at) & INFINITIVE) === 0) return false;
      if (isReflexive(doc, at)) return false;
      if (at - auxiliary.head > MAX_AUXILIARY_DISTANCE) return false;
      let p = tokenBefore(doc, at);
      // Brackets are skipped: "Laisser la pâte (et vous-même) reposer".
      if (doc.tokens.is(p, ')')) p = tokenBefore(doc, openingBracket(doc.tokens, p));
      // "Faire, dans une poêle, revenir …" is one instruction, "Laisser dans l'eau, égoutter" two.
      if (doc.tokens.kind(p) === PUNCTUATION) return doc.tokens.is(auxiliary.head + 1, ',');
      const mettre = auxiliary.verb?.infinitive === 'mettre';
      if (mettre) return wordAt(doc, p) === w.à;
      const separated =
        (classAt(doc, p) & (PREPOSITION | OF | CONJUNCTION | SUBORDINATOR | PURPOSE_WORD)) !== 0;
      return !separated || p === auxiliary.head;
    },
  };
}
