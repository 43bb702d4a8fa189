/** What changed: the name of the message, and the kind of the ids that it contains. */
export const EVENT_KINDS = [
  'planning',
  'shopping-list',
  'recipe',
  'detection',
  'house',
  'webhook',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

/** A stored event of a house. */
export interface HouseEvent {
  /** Increases in the order in which the changes of a house were committed. */
  readonly id: number;
  readonly kind: EventKind;
  /** Ids of the planning items, recipes or webhooks, or of the house; weeks as numbers: 20260706. */
  readonly ids: readonly number[];
  /** Milliseconds since 1970, by the clock of the database. */
  readonly createdAt: number;
}
