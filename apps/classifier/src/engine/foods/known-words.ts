import type { LocalizedDocument } from '../compile/compiled-language.js';
import { isForeign, spell, withoutAccents } from '../words/letters.js';

/**
 * How well a language knows a word that names no food: what it means, or only what it looks like. The
 * ending or a similar word can deceive: "butter" looks like a French verb.
 */
type Knowledge = 'known' | 'similar' | 'unknown';

export function knowledgeOf(doc: LocalizedDocument, i: number): Knowledge {
  const isRead = hasMeaning(doc, i);
  if (isRead && doc.isSpelt(i)) return 'known';
  const spelling = spell(doc.text.slice(doc.start(i), doc.end(i)));
  if (isForeign(spelling)) return 'unknown';
  const { everyday, data } = doc.language;
  if (everyday.has(withoutAccents(spelling))) return 'known';
  return isRead || data.everyday.endings.test(spelling) ? 'similar' : 'unknown';
}

/** Whether a word has a class or a meaning besides that of a food. */
function hasMeaning(doc: LocalizedDocument, i: number): boolean {
  const { classes, forms, amountRoles, number, measure, parts } = doc.word(i);
  return (
    classes.size > 0 ||
    forms.size > 0 ||
    amountRoles.size > 0 ||
    number !== undefined ||
    measure !== undefined ||
    parts?.value !== undefined ||
    doc.mentionAt(i) !== undefined
  );
}
