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
    const p = tokenBefore(doc, at);
    const clauseStart = p + 1;
    if (doc.kind(p) !== WORD) return { role: Role.PLAIN, clauseStart };
    if (doc.hasClass(p, Class.NEGATION)) return { role: Role.FORBIDDEN, clauseStart };
    if (isReflexive(doc, at) || isDescription(doc, at, p)) return null;
    if (doc.hasClass(p, Class.OF)) return classifyAfterDe(doc, at, p);
    if (doc.word(p) === w.à) return classifyAfterA(doc, p);
    if (doc.word(p) === w.avant) return { role: Role.BEFORE, clauseStart: p };
    if (doc.hasClass(p, Class.PURPOSE)) return { role: Role.PURPOSE, clauseStart: p };
    const plain = { role: Role.PLAIN, clauseStart };
    if (doc.hasClass(p, Class.CONJUNCTION | Class.MODAL) || doc.word(p) === w.par) return plain;
    const isNoun = doc.hasClass(p, Class.DETERMINER) && !doc.hasClass(p, Class.PRONOUN);
    return isNoun || doc.hasClass(p, Class.SUBORDINATOR | Class.PREPOSITION) ? null : plain;
  }

  /** "les oignons doivent fondre", "après avoir laissé refroidir": no action of the cook. */
  function isDescription(doc: Document, at: number, p: number): boolean {
    // "on doit remuer" is an instruction.
    if (doc.hasClass(p, Class.BEGINNING)) return doc.word(p - 1) !== w.on;
    if (doc.word(p) === w.peut || doc.word(p) === w.peuvent)
      return hasFoodAsSubject(doc, at, p - 1);
    if (doc.hasClass(p, Class.CONJUNCTION)) {
      return (
        isSpontaneous(doc, at) && !hasObject(doc, at, true) && isUnclassifiedInfinitive(doc, p - 1)
      );
    }
    if (doc.forms(p) !== Form.PARTICIPLE) return false;
    const auxiliary = doc.verb(p)?.auxiliary ?? false;
    return auxiliary && !endsSentence(doc, p - 1);
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

  /** Whether a token is an infinitive that describes and is not part of a name. */
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
    let q = de - 1;
    while (doc.word(q) === w.pas || doc.hasClass(q, Class.ADVERB)) q--;
    if (doc.word(q) === w.que) q--;
    if (doc.hasClass(q, Class.AVOIDANCE)) {
      // "sans cesser de remuer" is a double negation, so "remuer" is an instruction.
      const role = doc.word(q - 1) === w.sans ? Role.ACCOMPANYING : Role.FORBIDDEN;
      return { role, clauseStart: q - 1 };
    }
    if (doc.word(q) === w.avant) return { role: Role.BEFORE, clauseStart: q };
    if (doc.hasClass(q, Class.PURPOSE)) return { role: Role.PURPOSE, clauseStart: q };
    if (doc.verb(q) !== undefined) return { role: Role.PLAIN, clauseStart: de };
    // "au moment de servir", "en prenant soin de": the clause starts before the noun.
    const clauseStart = doc.hasClass(q - 1, Class.PREPOSITION | Class.DETERMINER) ? q - 1 : q;
    return { role: doc.word(q) === w.moment ? Role.BEFORE : Role.PURPOSE, clauseStart };
  }

  /**
   * "continuer à remuer" is an instruction and "de manière à enrober" a purpose; "planche à
   * découper" and "prêt à servir" are neither.
   */
  function classifyAfterA(doc: Document, a: number): Classification | null {
    let q = a - 1;
    while (doc.word(q) === w.pas || doc.hasClass(q, Class.ADVERB)) q--;
    if (doc.hasClass(q, Class.PURPOSE)) return { role: Role.PURPOSE, clauseStart: q - 1 };
    if (doc.hasClass(q, Class.BEGINNING)) return null;
    const governs =
      doc.hasForm(q, Form.INFINITIVE | Form.IMPERATIVE | Form.GERUND) ||
      doc.hasClass(q, Class.MODAL) ||
      doc.instructions.at(-1)?.head === q;
    return governs ? { role: Role.PLAIN, clauseStart: a } : null;
  }

  return classifyInfinitive;
}
