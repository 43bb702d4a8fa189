import type { Weekday } from '#domain/planning/week.js';

/** A house whose row is locked: its members and settings do not change until the transaction ends. */
export interface LockedHouse {
  readonly id: number;
  /** Null after the last member has left. */
  readonly administratorId: number | null;
  readonly weekStartsOn: Weekday;
}
