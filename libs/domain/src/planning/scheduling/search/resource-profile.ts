import { OVEN_TOLERANCE_CELSIUS, SHELVES, shelvesOf } from '../oven.js';
import type { Activity, Project } from '../project.js';

/** Where an activity can be placed: its start, and its oven if it uses one. */
export interface Slot {
  readonly start: number;
  readonly oven: number | null;
}

/**
 * The free capacity of all resources over time, as a step function: segments of constant capacity,
 * the last one without an end. A profile is reused for thousands of schedules, so its arrays are
 * allocated once.
 */
export class ResourceProfile {
  /** Capacities of the resources, then the shelves of each oven. */
  private readonly capacities: readonly number[];
  private readonly resources: number;
  private readonly ovens: readonly number[];
  private readonly starts: Float64Array;
  /** Free capacities of each segment. */
  private readonly free: Float64Array;
  /** The lowest and the highest temperature in each oven, for each segment. */
  private readonly coldest: Float64Array;
  private readonly hottest: Float64Array;
  private segments = 1;

  constructor({ activities, capacities, ovens }: Project) {
    this.capacities = [...capacities, ...new Array<number>(ovens).fill(SHELVES)];
    this.resources = capacities.length;
    this.ovens = [...new Array(ovens).keys()];
    const maxSegments = 2 * activities.length + 1;
    this.starts = new Float64Array(maxSegments);
    this.free = new Float64Array(maxSegments * this.capacities.length);
    this.coldest = new Float64Array(maxSegments * ovens);
    this.hottest = new Float64Array(maxSegments * ovens);
  }

  /** Frees all resources at all times. */
  clear(): void {
    this.segments = 1;
    this.free.set(this.capacities);
    this.coldest.fill(Infinity, 0, this.ovens.length);
    this.hottest.fill(-Infinity, 0, this.ovens.length);
  }

  /**
   * The earliest slot of an activity at or after `from`. If several ovens are free then, the first
   * one with an activity in it, so that the others stay free for other temperatures.
   */
  earliestSlot(activity: Activity, from: number): Slot {
    if (activity.oven === undefined) {
      return { start: this.earliestStart(activity, from, null), oven: null };
    }
    const starts = this.ovens.map((oven) => this.earliestStart(activity, from, oven));
    const start = Math.min(...starts);
    const free = this.ovens.filter((oven) => starts[oven] === start);
    const oven = free.find((each) => !this.isEmptyAt(start, each)) ?? free[0] ?? null;
    return { start, oven };
  }

  /** Reduces the free capacities while the activity is in the slot. */
  occupy(activity: Activity, { start, oven }: Slot): void {
    if (activity.duration === 0) return;
    const first = this.split(start);
    const end = this.split(start + activity.duration);
    for (let segment = first; segment < end; segment++) {
      const row = segment * this.capacities.length;
      for (let resource = 0; resource < this.resources; resource++) {
        this.reduce(row + resource, activity.demands[resource] ?? 0);
      }
      if (activity.oven && oven !== null) {
        this.reduce(row + this.resources + oven, shelvesOf(activity.oven));
        this.heat(segment * this.ovens.length + oven, activity.oven.celsius);
      }
    }
  }

  private earliestStart(activity: Activity, from: number, oven: number | null): number {
    if (activity.duration === 0) return from;
    let start = from;
    for (let segment = this.segmentAt(from); ; segment++) {
      const end = this.endOf(segment);
      if (!this.fits(activity, segment, oven)) start = end;
      else if (end >= start + activity.duration) return start;
    }
  }

  private fits(activity: Activity, segment: number, oven: number | null): boolean {
    const row = segment * this.capacities.length;
    for (let resource = 0; resource < this.resources; resource++) {
      if ((activity.demands[resource] ?? 0) > (this.free[row + resource] ?? 0)) return false;
    }
    if (!activity.oven || oven === null) return true;
    if (shelvesOf(activity.oven) > (this.free[row + this.resources + oven] ?? 0)) return false;
    const { celsius } = activity.oven;
    if (celsius === null) return true; // all its shelves are free: it is empty
    const index = segment * this.ovens.length + oven;
    return (
      (this.hottest[index] ?? 0) - celsius <= OVEN_TOLERANCE_CELSIUS &&
      celsius - (this.coldest[index] ?? 0) <= OVEN_TOLERANCE_CELSIUS
    );
  }

  private isEmptyAt(time: number, oven: number): boolean {
    const row = this.segmentAt(time) * this.capacities.length;
    return this.free[row + this.resources + oven] === SHELVES;
  }

  private reduce(index: number, demand: number): void {
    this.free[index] = (this.free[index] ?? 0) - demand;
  }

  private heat(index: number, celsius: number | null): void {
    if (celsius === null) return;
    this.coldest[index] = Math.min(this.coldest[index] ?? 0, celsius);
    this.hottest[index] = Math.max(this.hottest[index] ?? 0, celsius);
  }

  /** Makes a segment start at `time`, and returns it. */
  private split(time: number): number {
    const segment = this.segmentAt(time);
    if (this.starts[segment] === time) return segment;
    const next = segment + 1;
    insertRow(this.starts, 1, segment, this.segments);
    insertRow(this.free, this.capacities.length, segment, this.segments);
    insertRow(this.coldest, this.ovens.length, segment, this.segments);
    insertRow(this.hottest, this.ovens.length, segment, this.segments);
    this.starts[next] = time;
    this.segments++;
    return next;
  }

  /** The segment that contains `time`: binary search. */
  private segmentAt(time: number): number {
    let [low, high] = [0, this.segments - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts[middle] ?? 0) <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private endOf(segment: number): number {
    return segment + 1 < this.segments ? (this.starts[segment + 1] ?? 0) : Infinity;
  }
}

/** Inserts a copy of a row after it. */
function insertRow(table: Float64Array, width: number, row: number, rows: number): void {
  table.copyWithin((row + 1) * width, row * width, rows * width);
}
