import type { Locale } from '../../locale.js';
import { amountAsText } from '../../units/printed-amount.js';
import type { PrintedLine, PrintedList } from './printed-list.js';

interface Words {
  readonly title: string;
  readonly empty: string;
  readonly colon: string;
  /** Heading of lines without a shelf. */
  readonly other: string;
  /** Heading of what the house has. */
  readonly staples: string;
  /** Heading of lines of which everything was bought. */
  readonly bought: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  fr: {
    title: 'Courses de la semaine du',
    empty: 'Rien à acheter.',
    colon: ' : ',
    other: 'Autres',
    staples: 'À la maison',
    bought: 'Déjà acheté',
  },
  en: {
    title: 'Shopping for the week of',
    empty: 'Nothing to buy.',
    colon: ': ',
    other: 'Other',
    staples: 'At home',
    bought: 'Already bought',
  },
};

/**
 * A shopping list as plain text: one paragraph for each shelf, then one for what the house has and one
 * for what was bought.
 */
export function listAsText(
  { missing, staples, bought }: PrintedList,
  locale: Locale,
  weekStart: string,
): string {
  const words = WORDS[locale];
  const text = [`${words.title} ${weekStart}`];
  if (missing.length === 0) text.push('', words.empty);
  let shelf: string | null | undefined;
  for (const line of missing) {
    if (line.shelf !== shelf) text.push('', line.shelf ?? words.other);
    shelf = line.shelf;
    text.push(lineAsText(line, locale));
  }
  for (const [heading, lines] of [
    [words.staples, staples],
    [words.bought, bought],
  ] as const) {
    if (lines.length > 0) text.push('', heading, ...lines.map((line) => lineAsText(line, locale)));
  }
  return `${text.join('\n')}\n`;
}

function lineAsText({ name, amounts, recipes }: PrintedLine, locale: Locale): string {
  const sum = amounts.map((amount) => amountAsText(amount, locale)).join(' + ');
  const named = sum === '' ? name : `${name}${WORDS[locale].colon}${sum}`;
  return recipes.length === 0 ? `- ${named}` : `- ${named} (${recipes.join(', ')})`;
}
