import { OVEN_TOLERANCE_CELSIUS, SHELVES } from './oven.js';
import type { Activity, Heating, OvenUse, Project } from './project.js';

/** Where an activity can be placed: its start, and its oven if it uses one. */
export interface ActivityPlacement {
  readonly start: number;
  readonly oven: number | null;
}

/** An activity starts and ends a segment; so does the heating before or after it. */
const MAX_BOUNDARIES = 4;

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
    const maxSegments = 1 + MAX_BOUNDARIES * activities.length;
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
  earliestSlot(activity: Activity, from: number): ActivityPlacement {
    const use = activity.oven;
    if (use === undefined) return { start: this.earliestStart(activity, from), oven: null };
    const starts = this.ovens.map((oven) => this.earliestStartInOven(activity, use, from, oven));
    const start = Math.min(...starts);
    const free = this.ovens.filter((oven) => starts[oven] === start);
    const oven = free.find((each) => !this.isEmptyAt(start, each)) ?? free[0] ?? null;
    return { start, oven };
  }

  /** Reduces the free capacities while the activity is in the slot. */
  occupy({ duration, demands, oven: use }: Activity, { start, oven }: ActivityPlacement): void {
    const end = start + duration;
    this.change(start, end, (segment) => {
      const row = segment * this.capacities.length;
      for (let resource = 0; resource < this.resources; resource++) {
        this.reduce(row + resource, demands[resource] ?? 0);
      }
      if (use && oven !== null) this.reduce(row + this.resources + oven, 1);
    });
    if (!use || oven === null) return;
    const { before, after } = use;
    if (before) this.heat(oven, start - before.duration, before);
    this.heat(oven, start, { duration, celsius: use.celsius });
    if (after) this.heat(oven, end, after);
  }

  private earliestStart(activity: Activity, from: number): number {
    return this.earliestWindow(from, activity.duration, (segment) =>
      this.hasFree(activity, segment),
    );
  }

  /** Each of the three conditions moves the start to a later time, until all of them hold. */
  private earliestStartInOven(
    activity: Activity,
    { celsius, before, after }: OvenUse,
    from: number,
    oven: number,
  ): number {
    const { duration } = activity;
    let start = Math.max(from, before?.duration ?? 0);
    for (;;) {
      const previous = start;
      start = this.earliestWindow(
        start,
        duration,
        (segment) =>
          this.hasShelf(segment, oven) &&
          this.canHave(celsius, segment, oven) &&
          this.hasFree(activity, segment),
      );
      if (before) {
        start = this.earliestHeating(start - before.duration, before, oven) + before.duration;
      }
      if (after) start = this.earliestHeating(start + duration, after, oven) - duration;
      if (start === previous) return start;
    }
  }

  private earliestHeating(from: number, { duration, celsius }: Heating, oven: number): number {
    return this.earliestWindow(from, duration, (segment) => this.canHave(celsius, segment, oven));
  }

  /** The earliest start at or after `from` of some minutes whose segments all fit. */
  private earliestWindow(
    from: number,
    duration: number,
    fits: (segment: number) => boolean,
  ): number {
    if (duration === 0) return from;
    let start = from;
    for (let segment = this.segmentAt(from); ; segment++) {
      const end = this.endOf(segment);
      if (!fits(segment)) start = end;
      else if (end >= start + duration) return start;
    }
  }

  private hasFree({ demands }: Activity, segment: number): boolean {
    const row = segment * this.capacities.length;
    for (let resource = 0; resource < this.resources; resource++) {
      if ((demands[resource] ?? 0) > (this.free[row + resource] ?? 0)) return false;
    }
    return true;
  }

  private hasShelf(segment: number, oven: number): boolean {
    return (this.free[segment * this.capacities.length + this.resources + oven] ?? 0) > 0;
  }

  private canHave(celsius: number, segment: number, oven: number): boolean {
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

  private heat(oven: number, start: number, { duration, celsius }: Heating): void {
    this.change(start, start + duration, (segment) => {
      const index = segment * this.ovens.length + oven;
      this.coldest[index] = Math.min(this.coldest[index] ?? 0, celsius);
      this.hottest[index] = Math.max(this.hottest[index] ?? 0, celsius);
    });
  }

  private change(start: number, end: number, apply: (segment: number) => void): void {
    if (start === end) return;
    const first = this.split(start);
    const last = this.split(end);
    for (let segment = first; segment < last; segment++) apply(segment);
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
