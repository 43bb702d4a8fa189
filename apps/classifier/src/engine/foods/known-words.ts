import type { CompiledLanguage, LocalizedDocument } from '../compile/compiled-language.js';
import { isForeign, spell, withoutAccents } from '../words/letters.js';
import type { Word } from '../words/word.js';

/**
 * How well a language knows a word that names no food: what it means, or only what it looks like. The
 * ending or a similar word can deceive: "butter" looks like a French verb.
 */
type Knowledge = 'known' | 'similar' | 'unknown';

export function knowledgeOf(doc: LocalizedDocument, i: number): Knowledge {
  const isRead = hasMeaning(doc.word(i)) || doc.mentionAt(i) !== undefined;
  if (isRead && doc.isSpelt(i)) return 'known';
  const { everyday, data } = doc.language;
  const written = doc.lowerCase(i);
  if (everyday.has(written)) return 'known';
  const spelling = spell(written);
  if (isForeign(spelling)) return 'unknown';
  if (everyday.has(withoutAccents(spelling))) return 'known';
  return isRead || data.everyday.endings.test(spelling) ? 'similar' : 'unknown';
}

/** Whether a language has a word, as the name of a food or for anything else. */
export function hasWord({ everyday, vocabulary }: CompiledLanguage, written: string): boolean {
  return vocabulary.has(written) || everyday.has(withoutAccents(spell(written)));
}

/** Whether a word has a class or a meaning besides that of a food. */
function hasMeaning({ classes, forms, amountRoles, number, measure, parts }: Word): boolean {
  return (
    classes.size > 0 ||
    forms.size > 0 ||
    amountRoles.size > 0 ||
    number !== undefined ||
    measure !== undefined ||
    parts?.value !== undefined
  );
}
