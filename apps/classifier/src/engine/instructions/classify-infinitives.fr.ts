import * as Class from '../../languages/grammar.js';
import * as Form from '../../languages/verb-forms.js';
import type { Classification } from '../model/instruction.js';
import * as Role from '../model/role.js';
import type { Document } from '../model/document.js';
import { endsSentence } from '../model/sentence.js';
import { WORD } from '../text/tokens.js';
import { type VerbSurroundings, hasObject } from './verb-surroundings.fr.js';
import type { Vocabulary } from '../text/vocabulary.js';

/** Classifies French infinitives: instructions, purposes, and descriptions of what food does. */
export function createInfinitiveClassifier(
  vocabulary: Vocabulary,
  { tokenBefore, isReflexive }: VerbSurroundings,
): (doc: Document, at: number) => Classification | null {
  const w = vocabulary.named('à avant moment on par pas peut peuvent que sans');

  function classifyInfinitive(doc: Document, at: number): Classification | null {
    const previous = tokenBefore(doc, at);
    const clauseStart = previous + 1;
    if (doc.kind(previous) !== WORD) return { role: Role.PLAIN, clauseStart };
    if (doc.hasClass(previous, Class.NEGATION)) return { role: Role.FORBIDDEN, clauseStart };
    if (isReflexive(doc, at) || isDescription(doc, at, previous)) return null;
    if (doc.hasClass(previous, Class.OF)) return classifyAfterDe(doc, at, previous);
    if (doc.word(previous) === w.à) return classifyAfterA(doc, previous);
    if (doc.word(previous) === w.avant) return { role: Role.BEFORE, clauseStart: previous };
    if (doc.hasClass(previous, Class.PURPOSE)) return { role: Role.PURPOSE, clauseStart: previous };
    const plain = { role: Role.PLAIN, clauseStart };
    if (doc.hasClass(previous, Class.CONJUNCTION | Class.MODAL) || doc.word(previous) === w.par)
      return plain;
    const isNoun =
      doc.hasClass(previous, Class.DETERMINER) && !doc.hasClass(previous, Class.PRONOUN);
    return isNoun || doc.hasClass(previous, Class.SUBORDINATOR | Class.PREPOSITION) ? null : plain;
  }

  /** "les oignons doivent fondre", "après avoir laissé refroidir": no action of the cook. */
  function isDescription(doc: Document, at: number, previous: number): boolean {
    // "on doit remuer" is an instruction.
    if (doc.hasClass(previous, Class.BEGINNING)) return doc.word(previous - 1) !== w.on;
    if (doc.word(previous) === w.peut || doc.word(previous) === w.peuvent)
      return hasFoodAsSubject(doc, at, previous - 1);
    if (doc.hasClass(previous, Class.CONJUNCTION)) {
      return (
        isSpontaneous(doc, at) &&
        !hasObject(doc, at, true) &&
        isUnclassifiedInfinitive(doc, previous - 1)
      );
    }
    if (doc.forms(previous) !== Form.PARTICIPLE) return false;
    const auxiliary = doc.verb(previous)?.auxiliary ?? false;
    return auxiliary && !endsSentence(doc, previous - 1);
  }

  /** "la viande peut mariner" and "ils peuvent cuire" have food as subject, "on peut cuire" not. */
  function hasFoodAsSubject(doc: Document, at: number, subject: number): boolean {
    const food = doc.mentions.some(
      ({ entry, from, to }) => from <= subject && subject < to && entry.ingredient !== null,
    );
    return food || (isSpontaneous(doc, at) && doc.word(subject) !== w.on);
  }

  function isSpontaneous(doc: Document, at: number): boolean {
    return doc.verb(at)?.spontaneous ?? false;
  }

  /** Whether a token is an infinitive that is neither an instruction nor part of a mention. */
  function isUnclassifiedInfinitive(doc: Document, at: number): boolean {
    const { mentions, instructions } = doc;
    if (!doc.hasForm(at, Form.INFINITIVE) || instructions.at(-1)?.head === at) return false;
    return !mentions.some(({ from, to }) => from <= at && at < to);
  }

  /**
   * "avant de" and "au moment de" precede a later action, "afin de" a purpose, "éviter de" and "au
   * lieu de" a forbidden action. "continuer de remuer" is an instruction.
   */
  function classifyAfterDe(doc: Document, at: number, de: number): Classification {
    if (at - de > 1 && doc.word(at - 1) === w.pas) return { role: Role.FORBIDDEN, clauseStart: de };
    let governing = de - 1;
    while (doc.word(governing) === w.pas || doc.hasClass(governing, Class.ADVERB)) governing--;
    if (doc.word(governing) === w.que) governing--;
    if (doc.hasClass(governing, Class.AVOIDANCE)) {
      // "sans cesser de remuer" is a double negation, so "remuer" is an instruction.
      const role = doc.word(governing - 1) === w.sans ? Role.ACCOMPANYING : Role.FORBIDDEN;
      return { role, clauseStart: governing - 1 };
    }
    if (doc.word(governing) === w.avant) return { role: Role.BEFORE, clauseStart: governing };
    if (doc.hasClass(governing, Class.PURPOSE))
      return { role: Role.PURPOSE, clauseStart: governing };
    if (doc.verb(governing) !== undefined) return { role: Role.PLAIN, clauseStart: de };
    // "au moment de servir", "en prenant soin de": the clause starts before the noun.
    const clauseStart = doc.hasClass(governing - 1, Class.PREPOSITION | Class.DETERMINER)
      ? governing - 1
      : governing;
    return { role: doc.word(governing) === w.moment ? Role.BEFORE : Role.PURPOSE, clauseStart };
  }

  /**
   * "continuer à remuer" is an instruction and "de manière à enrober" a purpose; "planche à
   * découper" and "prêt à servir" are neither.
   */
  function classifyAfterA(doc: Document, a: number): Classification | null {
    let governing = a - 1;
    while (doc.word(governing) === w.pas || doc.hasClass(governing, Class.ADVERB)) governing--;
    if (doc.hasClass(governing, Class.PURPOSE))
      return { role: Role.PURPOSE, clauseStart: governing - 1 };
    if (doc.hasClass(governing, Class.BEGINNING)) return null;
    const governs =
      doc.hasForm(governing, Form.INFINITIVE | Form.IMPERATIVE | Form.GERUND) ||
      doc.hasClass(governing, Class.MODAL) ||
      doc.instructions.at(-1)?.head === governing;
    return governs ? { role: Role.PLAIN, clauseStart: a } : null;
  }

  return classifyInfinitive;
}
