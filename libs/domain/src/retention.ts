/** Hours for which the response to a request with an `Idempotency-Key` is stored. */
export const RESPONSE_HOURS = 24;

/** Hours after which a mail that could not be sent is dropped. */
export const MAIL_HOURS = 24;

/** Hours for which the events of a house can be replayed. */
export const REPLAY_HOURS = 24;

/** Hours without a success after which a webhook is switched off. Fewer than {@link REPLAY_HOURS} are kept. */
export const WEBHOOK_HOURS = 24;

/** Events of a house that are kept for its webhooks, which may be behind. */
export const MAX_WEBHOOK_EVENTS = 100_000;

/** Days for which an operation on a shopping list is recognized when it arrives again. */
export const OPERATION_DAYS = 30;

/** Operations of a house that are recognized. Older ones are forgotten. */
export const MAX_OPERATIONS = 10_000;

/** Days for which a house is kept after its last member has left it. */
export const LEFT_HOUSE_DAYS = 30;

/** Days for which an archive of another application and its drafts are stored. */
export const ARCHIVE_DAYS = 30;

/** Years for which the ticks and own lines of a shopping list are stored. */
export const LIST_YEARS = 2;

/** Days for which a deleted recipe stays in the trash. */
export const TRASH_DAYS = 30;
