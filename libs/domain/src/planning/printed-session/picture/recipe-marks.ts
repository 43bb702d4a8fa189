import type { PrintedSession } from '../printed-session.js';
import { element, type Svg } from './svg-element.js';

/** Light colours that differ for colour-blind persons too (Okabe and Ito, 2008), with white added. */
const COLOURS = ['#9bd0f2', '#f4c46b', '#8fd9bd', '#f0e98f', '#e3b3cf', '#f0a882', '#a9bfe8', '#cfcfcf'] as const; // prettier-ignore

/** Lines over the colour, so that a print in black and white shows the difference. */
const HATCHES = ['', 'M0 6L6 0', 'M0 0L6 6', 'M0 3H6', 'M3 0V6', 'M0 3H6M3 0V6', 'M2 3H4', 'M0 6L6 0M0 0L6 6'] as const; // prettier-ignore

/** How a recipe is marked: a code of letters, and a fill of a colour with a hatch. */
export interface RecipeMark {
  readonly code: string;
  readonly fill: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The mark of each recipe. Codes are unique; colours and hatches repeat after eight recipes. */
export function recipeMarks({ recipes }: PrintedSession): ReadonlyMap<number, RecipeMark> {
  return new Map(
    recipes.map(({ id }, index) => {
      const fill = `url(#session-fill-${String(index % COLOURS.length)})`;
      return [id, { code: codeOf(index), fill }];
    }),
  );
}

/** A, B … Z, AA, AB … */
function codeOf(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const before = Math.floor(index / LETTERS.length);
  return before === 0 ? last : codeOf(before - 1) + last;
}

/** The fills of the marks. */
export function drawFills(): Svg {
  const size = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' };
  const fills = COLOURS.map((colour, index) =>
    element(
      'pattern',
      { id: `session-fill-${String(index)}`, ...size },
      element('rect', { width: 6, height: 6, fill: colour }),
      element('path', { d: HATCHES[index] ?? '', stroke: '#555', 'stroke-width': 0.7 }),
    ),
  );
  return element('defs', {}, ...fills);
}
