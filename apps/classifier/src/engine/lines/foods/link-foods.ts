import { GENERIC_INGREDIENTS } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { AmountPhrase } from '../../document/amount.js';
import { amountBefore } from '../../quantities/amounts/amount-of.js';
import { subcategoryOf } from '../../rules/token-tests.js';
import type { Line, RankedMention } from '../model/line.js';
import { separates } from './rank-tokens.js';

/** What a food is to the food before it. */
type Link =
  /** Another food: "sel, poivre". */
  | 'other'
  /** A choice beside it: "beurre ou margarine". */
  | 'choice'
  /** A food in brackets that accompanies it or is part of it: "lettuce (with walnuts)". */
  | 'beside'
  /** A word of the same name: "sauce aux tomates", "cranberry chutney". */
  | 'part';

/** A food of a line with the foods that belong to its name. */
export interface LinkedFood {
  readonly head: RankedMention;
  readonly parts: readonly RankedMention[];
  readonly link: Link;
  /** The amount directly before it. */
  readonly amount: AmountPhrase | undefined;
}

interface Group {
  link: Link;
  /** The number of brackets around it. */
  readonly depth: number;
  /** Whether nothing but a comma links it to the food before it. */
  readonly listed: boolean;
  readonly members: RankedMention[];
  readonly amount: AmountPhrase | undefined;
}

/** Groups the mentions of a line, in text order, to foods. */
export function linkFoods(line: Line, mentions: readonly RankedMention[]): LinkedFood[] {
  const groups: Group[] = [];
  const depths = depthsOf(line);
  let end = 0;
  for (const mention of mentions) {
    const phrase = amountBefore(line, mention)?.phrase;
    const amount = phrase !== undefined && phrase.from >= end ? phrase : undefined;
    const depth = depths[mention.from] ?? 0;
    const gap = tokensBetween(depths, end, amount?.from ?? mention.from, depth);
    const group = groups.findLast((each) => each.depth <= depth);
    const link = group === undefined ? 'other' : linkOver(line, gap, amount, depth > 0);
    const [whole] = group?.members ?? [];
    const isPart =
      link === 'part' ||
      (link === 'beside' && whole !== undefined && repeats(mention, whole)) ||
      (amount === undefined && isPartOf(mention, whole));
    if (group !== undefined && isPart) group.members.push(mention);
    else groups.push({ link, depth, listed: isComma(line, gap), members: [mention], amount });
    end = mention.to;
  }
  // "cod, haddock or salmon": the comma offers a choice too.
  for (let i = groups.length - 1; i > 1; i--) {
    const [group, before] = [groups[i], groups[i - 1]];
    const offers = group?.link === 'choice' && before?.listed && before.amount === undefined;
    if (offers) before.link = 'choice';
  }
  return groups.map(({ link, members, amount }) => {
    const [head, ...parts] = members.toSorted((a, b) => a.rank - b.rank);
    if (head === undefined) throw new Error('A group has a member.');
    return { head, parts: parts.filter((part) => !repeats(part, head)), link, amount };
  });
}

/** Whether a word of a name says nothing new: "fromage cheddar", "egg yolks". */
function repeats(part: RankedMention, head: RankedMention): boolean {
  if (part.key === head.key || isPartOf(part, head)) return true;
  const isGeneric = GENERIC_INGREDIENTS.has(part.key) || GENERIC_INGREDIENTS.has(head.key);
  return isGeneric && subcategoryOf(part.key) === subcategoryOf(head.key);
}

/** Parts of a food that are no food beside it: "4 œufs, blancs et jaunes séparés", "2 lemons, juice". */
const PARTS: ReadonlySet<IngredientKey> = new Set<IngredientKey>(['eggWhite', 'eggYolk', 'juice']);

function isPartOf({ key }: RankedMention, whole: RankedMention | undefined): boolean {
  if (whole === undefined || !PARTS.has(key)) return false;
  return whole.key === 'egg' || (key === 'juice' && subcategoryOf(whole.key) === 'fruits');
}

/** The number of brackets around each token. */
function depthsOf(line: Line): number[] {
  let depth = 0;
  return Array.from({ length: line.length }, (_, i) => {
    if (line.is(i, '(')) depth++;
    const inside = depth;
    if (line.is(i, ')')) depth = Math.max(0, depth - 1);
    return inside;
  });
}

/** The tokens between two mentions, without brackets that have been closed. */
function tokensBetween(
  depths: readonly number[],
  from: number,
  to: number,
  depth: number,
): number[] {
  const tokens = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  return tokens.filter((i) => (depths[i] ?? 0) <= depth);
}

const isComma = (line: Line, [first, ...others]: readonly number[]): boolean =>
  first !== undefined && line.is(first, ',') && others.length === 0;

/** How the words between two mentions link the second to the first. */
function linkOver(
  line: Line,
  gap: readonly number[],
  amount: AmountPhrase | undefined,
  inBrackets: boolean,
): Link {
  const { choice, secondary } = line.lineWords;
  let link: Link = amount === undefined || inBrackets ? 'part' : 'other';
  let accompanies = false;
  for (const i of gap) {
    const word = line.lowerCase(i);
    const isChoice = choice.has(word) && (word === '/' || separates(line, i));
    if (isChoice) link = 'choice';
    else if (separates(line, i) && link !== 'choice') {
      // Brackets list what can be used, or what it is made of: "fromage (comté, emmental)".
      const lists = inBrackets && line.isSign(i);
      link = !lists ? 'other' : amount === undefined ? 'choice' : 'beside';
    }
    if (isChoice || separates(line, i)) accompanies = false;
    else if (secondary.has(word)) accompanies = true;
  }
  if (!accompanies || amount !== undefined) return link;
  return link === 'choice' && inBrackets ? 'beside' : 'part';
}
