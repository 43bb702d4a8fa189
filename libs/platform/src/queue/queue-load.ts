/** How busy a queue is. */
export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  /** Tasks refused since the start of the process because too many waited. */
  readonly refused: number;
}
