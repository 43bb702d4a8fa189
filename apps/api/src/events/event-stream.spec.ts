import { EventStream } from './event-stream.js';

const position = { houseId: 7, time: 1000, eventId: 0 };
const session = { profileId: 1, tokenVersion: 0, tokenId: 'token', issuedAt: 0, expiresAt: 2000 };
const MESSAGE = 'x'.repeat(1_000);

/** Sends until the stream accepts nothing more. Returns the number of messages. */
function fill(stream: EventStream): number {
  let sent = 0;
  for (; stream.isReady && sent < 1_000; sent++) stream.send(MESSAGE, position);
  return sent;
}

describe('EventStream', () => {
  const open = () => new EventStream(session, { position, isReset: false });

  it('accepts a bounded number of messages while the client does not read', () => {
    const stream = open();
    expect(fill(stream)).toBeLessThan(20);
    expect(stream.readableLength).toBeLessThan(20_000);
    expect(stream.isReady).toBe(false);
  });

  it('accepts messages again when the client has read', async () => {
    const stream = open();
    fill(stream);
    stream.read();
    await new Promise(setImmediate);
    expect(stream.isReady).toBe(true);
  });

  it('sends heartbeats without end to a client that reads', async () => {
    const stream = open().resume();
    for (let beat = 0; beat < 100; beat++) {
      stream.beat();
      await new Promise(setImmediate);
    }
    expect(stream.destroyed).toBe(false);
  });

  it('disconnects a client that has not read for four heartbeats', () => {
    const stream = open();
    fill(stream);
    for (let beat = 0; beat < 3; beat++) stream.beat();
    expect(stream.destroyed).toBe(false);
    stream.beat();
    expect(stream.destroyed).toBe(true);
  });

  it('ends at once when the client does not read', () => {
    const stream = open();
    fill(stream);
    stream.end();
    expect(stream.destroyed).toBe(true);
  });
});
