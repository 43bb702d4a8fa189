import { eventMessages, firstMessages, heartbeat } from './event-messages.js';
import type { EventKind } from './house-event.js';

const position = { houseId: 7, time: 1000, eventId: 40 };
const event = (id: number, kind: EventKind, ids: number[]) => ({
  id,
  kind,
  ids,
  createdAt: 1000 + id,
});

describe('messages of a stream', () => {
  it('begin with the time to reconnect and a position', () => {
    const first = firstMessages({ position, isReset: false });
    expect(first).toBe('retry: 3000\nid: 7-1000-40\n\n');
  });

  it('tell a client that has missed events to load everything again', () => {
    const first = firstMessages({ position, isReset: true });
    expect(first).toBe(
      'retry: 3000\nid: 7-1000-40\n\nid: 7-1000-40\nevent: reset\ndata: {"ids":[]}\n\n',
    );
  });

  it('are comments with the position while nothing changes', () => {
    expect(heartbeat(position)).toBe(': heartbeat\nid: 7-1000-40\n\n');
  });

  it('contain the id, the kind and the ids of one event each, in order', () => {
    const events = [event(41, 'planning', [12, 13]), event(43, 'planning', [12])];
    expect(eventMessages(7, events)).toBe(
      'id: 7-1041-41\nevent: planning\ndata: {"ids":[12,13]}\n\n' +
        'id: 7-1043-43\nevent: planning\ndata: {"ids":[12]}\n\n',
    );
  });

  it('are absent without events', () => {
    expect(eventMessages(7, [])).toBe('');
  });
});
