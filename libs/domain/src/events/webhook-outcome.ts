/**
 * What became of an attempt to deliver an event. DELIVERED: 2xx. REFUSED: another status. GONE: 410.
 * NO_RESPONSE: none in time. ADDRESS_REFUSED: the egress rules forbid the address of the receiver.
 */
export const WEBHOOK_OUTCOMES = [
  'DELIVERED',
  'REFUSED',
  'GONE',
  'NO_RESPONSE',
  'ADDRESS_REFUSED',
] as const;

export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];
