import { randomId } from './random-id.js';

/**
 * The header of a write that has one effect only, however often it is sent. Create it once for what
 * the person does, for example when a form is opened, and send it with every attempt. A key of your
 * own is 1 to 255 visible ASCII characters.
 */
export function idempotencyKey(key: string = randomId()): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}

/**
 * The header of a write that is refused with `PRECONDITION_FAILED` when the object has changed since
 * this response was read.
 */
export function ifMatch({ headers }: Response): { 'If-Match': string } {
  const etag = headers.get('etag');
  if (etag === null) throw new Error('The response has no ETag.');
  return { 'If-Match': etag };
}
