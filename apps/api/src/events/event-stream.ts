import { Readable } from 'node:stream';
import { firstMessages, heartbeat } from '#domain/events/event-messages.js';
import type { EventPosition, StreamStart } from '#domain/events/event-position.js';
import type { SessionClaims } from '../session/session.js';

/** Bytes that wait in the process for a client that reads slowly. */
const MAX_BUFFERED = 16 * 1024;

/** Number of heartbeats, 15 s apart, after which a client that reads nothing is disconnected. */
const MAX_MISSED_HEARTBEATS = 4;

/** The open response of one client. */
export class EventStream extends Readable {
  /** Where the client is when it has read everything that was sent. */
  position: EventPosition;
  private canSend = true;
  private missedHeartbeats = 0;

  constructor(
    readonly session: SessionClaims,
    start: StreamStart,
  ) {
    super({ highWaterMark: MAX_BUFFERED });
    this.position = start.position;
    this.write(firstMessages(start));
  }

  /** Whether the client has room for more messages. */
  get isReady(): boolean {
    return this.canSend && !this.destroyed;
  }

  /** Node.js calls this when the buffer has room again. */
  override _read(): void {
    this.canSend = true;
    this.missedHeartbeats = 0;
  }

  /** Sends messages after which the client is at `position`. */
  send(messages: string, position: EventPosition): void {
    this.position = position;
    if (messages !== '') this.write(messages);
  }

  /** Sends a heartbeat. Closes the connection of a client that has not read for a minute. */
  beat(): void {
    if (this.isReady) this.write(heartbeat(this.position));
    else if (++this.missedHeartbeats >= MAX_MISSED_HEARTBEATS) this.destroy();
  }

  /** Ends the response. A client that does not read is disconnected. */
  end(): void {
    if (this.isReady) this.canSend = this.push(null);
    else this.destroy();
  }

  private write(text: string): void {
    this.canSend = this.push(text);
  }
}
