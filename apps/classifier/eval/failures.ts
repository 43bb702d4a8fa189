import type { Outcome } from './evaluate.js';
import type { Finding, Findings, IngredientFinding, Link } from './findings.js';
import { paint } from './paint.js';
import { sameAmount } from './same-amount.js';
import { overlapping, sameFinding, sameLink } from './score.js';

type Mark = Finding & { readonly note: string; readonly same: typeof overlapping };

/** Formats missed and unexpected findings of a sentence; null if there are none. */
export function failureOf({ sentence, expected, found }: Outcome): string | null {
  const expectedMarks = marksOf(expected);
  const foundMarks = marksOf(found);
  const missed = expectedMarks.filter(
    (mark) => !foundMarks.some((other) => isSameMark(mark, other)),
  );
  const unexpected = foundMarks.filter(
    (mark) => !expectedMarks.some((other) => isSameMark(mark, other)),
  );
  const links = linkDifferences(sentence.text, allLinks(expected), allLinks(found));
  if (missed.length + unexpected.length + links.length === 0) return null;
  return [
    paint('dim', `${sentence.phenomenon}: ${sentence.note}`),
    `  expected ${inPlace(sentence.text, expectedMarks, missed, 'green')}`,
    `  found    ${inPlace(sentence.text, foundMarks, unexpected, 'red')}`,
    ...links.map((line) => `           ${line}`),
  ].join('\n');
}

function marksOf({ ingredients, ...others }: Findings): Mark[] {
  const { techniques, utensils, durations, temperatures } = others;
  const plain = [...techniques, ...utensils].map((finding) => ({
    ...finding,
    note: finding.key,
    same: sameFinding,
  }));
  const withAmount = ingredients.map((finding) => ({
    ...finding,
    note: ingredientNote(finding),
    same: overlapping,
  }));
  const measures = [...durations, ...temperatures].map((finding) => ({
    ...finding,
    note: finding.key,
    same: overlapping,
  }));
  return [...plain, ...withAmount, ...measures];
}

function ingredientNote({ key, quantity, unit }: IngredientFinding): string {
  return quantity === null ? key : `${String(quantity)} ${unit ?? '?'} ${key}`;
}

function isSameMark(a: Mark & Partial<IngredientFinding>, b: Mark & Partial<IngredientFinding>) {
  const { quantity = null, unit = null } = a;
  const other = { quantity: b.quantity ?? null, unit: b.unit ?? null };
  return a.same(a, b) && sameAmount({ quantity, unit }, other);
}

/** Formats findings in their sentence: `[Éplucher·peel] les [carottes·carrot]`. */
function inPlace(
  text: string,
  marks: readonly Mark[],
  differing: readonly Mark[],
  style: 'green' | 'red',
): string {
  const brackets = marks.flatMap((mark) => {
    const show = (part: string) => (differing.includes(mark) ? paint(style, part) : part);
    const length = mark.end - mark.start;
    return [
      { at: mark.start, order: -length, text: show('[') },
      { at: mark.end, order: -1e6 + length, text: show(`·${mark.note}]`) },
    ];
  });
  let shown = '';
  let done = 0;
  for (const bracket of brackets.sort((a, b) => a.at - b.at || a.order - b.order)) {
    shown += text.slice(done, bracket.at) + bracket.text;
    done = bracket.at;
  }
  return (shown + text.slice(done)).replaceAll('\n', '⏎');
}

const allLinks = ({ foodLinks, utensilLinks, measureLinks }: Findings) => [
  ...foodLinks,
  ...utensilLinks,
  ...measureLinks,
];

function linkDifferences(text: string, expected: readonly Link[], found: readonly Link[]) {
  const describe = (sign: string, { technique, start, end }: Link) =>
    `${sign} ${technique} – ${text.slice(start, end)}`;
  const missed = expected.filter((link) => !found.some((other) => sameLink(link, other)));
  const unexpected = found.filter((link) => !expected.some((other) => sameLink(link, other)));
  return [
    ...missed.map((link) => paint('green', describe('missed', link))),
    ...unexpected.map((link) => paint('red', describe('unexpected', link))),
  ];
}
