import type { Weekday } from '#domain/planning/week.js';

/** A house whose row is locked: its members and settings do not change until the transaction ends. */
export interface LockedHouse {
  readonly id: number;
  /** In their order; none after the last member has left. */
  readonly administratorIds: readonly number[];
  readonly weekStartsOn: Weekday;
}
