/** A house whose row this transaction has locked: nobody comes or goes before it ends. */
export interface LockedHouse {
  readonly id: number;
  readonly administratorId: number;
}
