import * as Class from '../../languages/grammar.js';
import * as Form from '../../languages/verb-forms.js';
import { createInfinitiveClassifier } from './classify-infinitives.fr.js';
import type { Classification } from '../model/instruction.js';
import * as Role from '../model/role.js';
import type { Document } from '../model/document.js';
import type { InstructionClassifier } from './instruction-classifier.js';
import { endsSentence, openingBracket } from '../model/sentence.js';
import { NUMBER, PUNCTUATION, WORD } from '../text/tokens.js';
import { createVerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Creates the classifier for French. Verbs also occur in descriptions and as nouns. */
export function createFrenchClassifier(vocabulary: Vocabulary): InstructionClassifier {
  const w = vocabulary.named('à en l on qu que tout tu');
  const around = createVerbSurroundings(vocabulary);
  const { tokenBefore, isReflexive } = around;
  const classifyInfinitive = createInfinitiveClassifier(vocabulary, around);

  function classifyImperative(doc: Document, at: number): Classification | null {
    const previous = tokenBefore(doc, at);
    if (doc.hasClass(previous, Class.NEGATION))
      return { role: isRestriction(doc, at) ? Role.PLAIN : Role.FORBIDDEN, clauseStart: previous };
    return doc.hasClass(previous, Class.SUBORDINATOR)
      ? null
      : { role: Role.PLAIN, clauseStart: previous + 1 };
  }

  /** Whether "ne … que" restricts the verb instead of negating it: "ne salez qu'à la fin". */
  function isRestriction(doc: Document, at: number): boolean {
    return doc.word(at + 1) === w.qu || doc.word(at + 1) === w.que;
  }

  function classifyGerund(doc: Document, at: number): Classification | null {
    let i = at - 1;
    while (doc.word(i) !== w.en && doc.hasClass(i, Class.PRONOUN | Class.ADVERB)) i--;
    if (doc.word(i) !== w.en || doc.verb(at)?.spontaneous) return null;
    return { role: Role.ACCOMPANYING, clauseStart: doc.word(i - 1) === w.tout ? i - 1 : i };
  }

  /** "on mélange" and "tu le verses" are instructions, "si on mélange" is not. */
  function classifyPresent(doc: Document, at: number): Classification | null {
    const previous = tokenBefore(doc, at);
    const subordinate =
      doc.hasClass(previous - 1, Class.SUBORDINATOR) || doc.word(previous - 1) === w.l;
    const instructs = (doc.word(previous) === w.tu || doc.word(previous) === w.on) && !subordinate;
    return instructs ? { role: Role.PLAIN, clauseStart: previous } : null;
  }

  /** "mélange" is an instruction at the start of a clause if an object follows it. */
  function classifyBareInstruction(doc: Document, at: number): Classification | null {
    let previous = at - 1;
    while (
      doc.hasClass(previous, Class.ADVERB) &&
      !doc.hasClass(previous, Class.CONJUNCTION | Class.DETERMINER)
    )
      previous--;
    const starts = doc.kind(previous) !== WORD && doc.kind(previous) !== NUMBER;
    if (!starts && !doc.hasClass(previous, Class.CONJUNCTION)) return null;
    if (isInSubordinateClause(doc, previous)) return null;
    const isNoun = doc.mentions.some((mention) => mention.from <= at && at < mention.to);
    return hasObject(doc, at, isNoun) ? { role: Role.PLAIN, clauseStart: previous + 1 } : null;
  }

  /** Whether a subordinating word precedes the token in the same phrase: "si", "lorsque". */
  function isInSubordinateClause(doc: Document, from: number): boolean {
    for (let i = from; !endsSentence(doc, i); i--) {
      if (doc.kind(i) === PUNCTUATION) return false;
      if (doc.hasClass(i, Class.SUBORDINATOR)) return true;
    }
    return false;
  }

  /** "Mélangé les œufs puis salé bien": participles that are misspelt infinitives. */
  function classifyParticiple(doc: Document, at: number): Classification | null {
    const followsParticiple = doc.forms(doc.instructions.at(-1)?.head ?? -1) === Form.PARTICIPLE;
    const starts =
      endsSentence(doc, at - 1) ||
      doc.is(at - 1, ':') ||
      (followsParticiple && doc.hasClass(at - 1, Class.CONJUNCTION));
    const hasComplement = doc.hasClass(at + 1, Class.DETERMINER | Class.ADVERB);
    const instructs = starts && hasComplement && doc.lowerCase(at).normalize().endsWith('é');
    return instructs ? { role: Role.PLAIN, clauseStart: at } : null;
  }

  return {
    classify(doc, at) {
      if (doc.hasForm(at, Form.INFINITIVE)) return classifyInfinitive(doc, at);
      if (doc.hasForm(at, Form.IMPERATIVE)) return classifyImperative(doc, at);
      const present = doc.hasForm(at, Form.PRESENT) ? classifyPresent(doc, at) : null;
      if (present !== null) return present;
      if (doc.hasForm(at, Form.GERUND)) return classifyGerund(doc, at);
      if (doc.hasForm(at, Form.BARE_INSTRUCTION)) return classifyBareInstruction(doc, at);
      return doc.hasForm(at, Form.PARTICIPLE) ? classifyParticiple(doc, at) : null;
    },

    completes(doc, auxiliary, at) {
      if (!doc.hasForm(at, Form.INFINITIVE) || isReflexive(doc, at)) return false;
      let previous = tokenBefore(doc, at);
      // Brackets are skipped: "Laisser la pâte (et vous-même) reposer".
      if (doc.is(previous, ')')) previous = tokenBefore(doc, openingBracket(doc, previous));
      // "Faire, dans une poêle, revenir …" is one instruction, "Laisser dans l'eau, égoutter" two.
      if (doc.kind(previous) === PUNCTUATION) return doc.is(auxiliary.head + 1, ',');
      if (auxiliary.verb?.infinitive === 'mettre') return doc.word(previous) === w.à;
      const separated = doc.hasClass(
        previous,
        Class.PREPOSITION | Class.OF | Class.CONJUNCTION | Class.SUBORDINATOR | Class.PURPOSE,
      );
      return !separated || previous === auxiliary.head;
    },
  };
}
