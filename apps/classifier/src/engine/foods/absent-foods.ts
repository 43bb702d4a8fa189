import type { LocalizedDocument } from '../compile/compiled-language.js';

/**
 * The tokens of what a text says to be absent: "sans lait", "nut-free". An absence ends with a sign,
 * with a verb, or where a word says what is there: "without butter but with walnuts".
 */
export function absentTokens(doc: LocalizedDocument): ReadonlySet<number> {
  const absent = new Set<number>();
  let isAbsent = false;
  for (let i = 0; i < doc.length; i++) {
    // "sans" is part of a name in "pain sans gluten".
    const result = doc.isFood(i) ? undefined : doc.decide('mention', doc.language.absenceRules, i);
    if (result !== undefined) {
      const name = result === 'before' ? doc.mentionAt(i - 1) : undefined;
      for (let at = name?.from ?? i; at < i; at++) absent.add(at);
      isAbsent = result === 'after';
    } else if (isAbsent && endsAbsence(doc, i)) isAbsent = false;
    if (isAbsent) absent.add(i);
  }
  return absent;
}

/** A verb that is also a food is the food: "without butter". */
function endsAbsence(doc: LocalizedDocument, i: number): boolean {
  const isVerb = doc.instructionAt(i) !== undefined && doc.word(i).names === undefined;
  if (doc.isSign(i) || isVerb) return true;
  return doc.hasAnyClass(i, ['CONJUNCTION', 'PREPOSITION']) && !doc.hasClass(i, 'OF');
}
