/** Height of a minute between two starts, unless the rows between them need more. */
const MINUTE_HEIGHT = 2;

/** So that an overnight wait does not fill the page. */
const MAX_GAP_HEIGHT = 80;

/** Height of the shortest bar. */
const MIN_BAR_HEIGHT = 10;

/** The vertical positions of a picture. */
export interface TimeAxis {
  /** The top of each row. */
  readonly tops: readonly number[];
  /** The position of a minute; the top of its first row if one begins then. */
  readonly yOf: (minute: number) => number;
}

interface Row {
  readonly minute: number;
  readonly height: number;
}

/**
 * Places rows below each other. The axis never goes back: of two times, the later one is not
 * above. It is linear between two starts, but not on the whole, because a short task needs a row
 * for its text and a long wait does not need a page.
 *
 * @param rows in the order of time
 */
export function timeAxis(rows: readonly Row[], top: number): TimeAxis {
  const tops: number[] = [];
  let y = top;
  rows.forEach(({ minute, height }, index) => {
    tops.push(y);
    const gap = ((rows[index + 1]?.minute ?? minute) - minute) * MINUTE_HEIGHT;
    y += Math.max(height, Math.min(gap, MAX_GAP_HEIGHT));
  });
  return { tops, yOf: (minute) => positionOf(minute, rows, tops) };
}

function positionOf(minute: number, rows: readonly Row[], tops: readonly number[]): number {
  const next = firstAt(minute, rows);
  const before = rows[next - 1];
  const after = rows[next];
  const bottom = tops[next] ?? 0;
  if (after === undefined || before === undefined || after.minute === minute) return bottom;
  const begin = (tops[next - 1] ?? 0) + MIN_BAR_HEIGHT;
  return begin + ((bottom - begin) * (minute - before.minute)) / (after.minute - before.minute);
}

/** The index of the first row that starts at a minute or later. */
function firstAt(minute: number, rows: readonly Row[]): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.minute ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}
