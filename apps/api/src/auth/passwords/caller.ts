/** The client that sends a password. */
export interface Caller {
  /** See `clientAddress`. */
  readonly address: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** The value of its device cookie. */
  readonly deviceToken: string | undefined;
}
