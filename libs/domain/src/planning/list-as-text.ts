import type { Locale } from '../locale.js';
import { amountAsText } from './amount-as-text.js';
import type { PrintedLine } from './printed-list.js';

const WORDS: Readonly<Record<Locale, { title: string; empty: string; colon: string }>> = {
  fr: { title: 'Courses de la semaine du', empty: 'Rien à acheter.', colon: ' : ' },
  en: { title: 'Shopping for the week of', empty: 'Nothing to buy.', colon: ': ' },
};

/** A shopping list as plain text: one paragraph for each category. */
export function listAsText(
  lines: readonly PrintedLine[],
  locale: Locale,
  weekStart: string,
): string {
  const { title, empty, colon } = WORDS[locale];
  const text = [`${title} ${weekStart}`];
  if (lines.length === 0) text.push('', empty);
  let category: string | null | undefined;
  for (const line of lines) {
    if (line.category !== category) text.push('', line.category ?? '—');
    category = line.category;
    const amounts = line.amounts.map((amount) => amountAsText(amount, locale)).join(' + ');
    text.push(`- ${line.ingredient}${colon}${amounts} (${line.recipes.join(', ')})`);
  }
  return `${text.join('\n')}\n`;
}
