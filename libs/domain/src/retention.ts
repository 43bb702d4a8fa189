/** Hours for which the response to a request with an `Idempotency-Key` is stored. */
export const RESPONSE_HOURS = 24;

/** Hours for which the events of a house can be replayed. */
export const REPLAY_HOURS = 24;
