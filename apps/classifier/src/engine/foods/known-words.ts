import type { LocalizedDocument } from '../compile/compiled-language.js';
import { isForeign, spell } from '../words/letters.js';
import type { Word } from '../words/word.js';

/**
 * How well a language knows a word that names no food: what it means, or only what it looks like. The
 * ending or a similar word can deceive: "butter" looks like a French verb.
 */
type Knowledge = 'known' | 'similar' | 'unknown';

export function knowledgeOf(doc: LocalizedDocument, i: number): Knowledge {
  const isRead = hasMeaning(doc.word(i)) || doc.mentionAt(i) !== undefined;
  if (isRead && doc.isSpelt(i)) return 'known';
  const spelling = spell(doc.lowerCase(i));
  if (isForeign(spelling)) return 'unknown';
  return isRead || doc.language.data.everyday.endings.test(spelling) ? 'similar' : 'unknown';
}

/** Whether a word has a class or a meaning besides that of a food. */
function hasMeaning(word: Word): boolean {
  const { classes, forms, amountRoles, number, measure, parts } = word;
  if (word.isEveryday || classes.size + forms.size + amountRoles.size > 0) return true;
  return number !== undefined || measure !== undefined || parts?.value !== undefined;
}
