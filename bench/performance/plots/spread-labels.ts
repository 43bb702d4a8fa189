/**
 * Moves labels apart that would overlap: returns their positions on an axis, in the order given, at
 * least `distance` apart and as near as possible to `positions`.
 */
export function spreadLabels(positions: readonly number[], distance: number): number[] {
  const order = positions.map((_, index) => index);
  order.sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const groups: { start: number; wanted: number[] }[] = [];
  for (const index of order) {
    const wanted = positions[index] ?? 0;
    let group = { start: wanted, wanted: [wanted] };
    for (let last = groups.at(-1); last && overlaps(last, group, distance); last = groups.at(-1)) {
      groups.pop();
      group = mergedOf([...last.wanted, ...group.wanted], distance);
    }
    groups.push(group);
  }
  const sorted = groups.flatMap(({ start, wanted }) => wanted.map((_, n) => start + n * distance));
  return positions.map((_, index) => sorted[order.indexOf(index)] ?? 0);
}

interface Group {
  readonly start: number;
  readonly wanted: readonly number[];
}

function overlaps(lower: Group, upper: Group, distance: number): boolean {
  return lower.start + lower.wanted.length * distance > upper.start;
}

/** The labels at equal distances, around the mean of their wanted positions. */
function mergedOf(wanted: number[], distance: number): { start: number; wanted: number[] } {
  const offsets = wanted.map((position, index) => position - index * distance);
  return { start: offsets.reduce((sum, offset) => sum + offset, 0) / wanted.length, wanted };
}
