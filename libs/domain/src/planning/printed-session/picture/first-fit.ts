/** A half-open interval of minutes. */
interface Interval {
  readonly startMinute: number;
  readonly endMinute: number;
}

/**
 * Gives each interval the first lane that is free at its start. In the order of their starts, this
 * uses the smallest possible number of lanes: the largest number of intervals at the same time.
 *
 * @param intervals ordered by start
 * @returns the lane of each interval, from 0
 */
export function firstFit(intervals: readonly Interval[]): number[] {
  const ends: number[] = [];
  return intervals.map(({ startMinute, endMinute }) => {
    const free = ends.findIndex((end) => end <= startMinute);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endMinute;
    return lane;
  });
}
