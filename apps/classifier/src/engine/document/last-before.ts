/** Index of the last item whose position is before `end`, by binary search; -1 without one. */
export function lastBefore<Item>(
  items: readonly Item[],
  end: number,
  positionOf: (item: Item) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && positionOf(item) < end) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
