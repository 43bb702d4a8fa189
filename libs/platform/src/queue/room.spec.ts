import { Room } from './room.js';

describe('Room', () => {
  const patient = () => new AbortController().signal;
  const started: string[] = [];
  const take = async (room: Room, name: string, size: number, signal = patient()) => {
    const release = await room.take(size, signal);
    started.push(name);
    return release;
  };
  beforeEach(() => (started.length = 0));

  it('lets what does not fit wait, in its order, and what fits pass', async () => {
    const room = new Room(2080);
    const [first] = await Promise.all([take(room, 'a', 1500), take(room, 'b', 300)]);
    const large = [take(room, 'c', 1000), take(room, 'd', 1000)] as const;
    await take(room, 'e', 200);
    expect(started).toEqual(['a', 'b', 'e']);
    first();
    const second = await large[0];
    expect(started).toEqual(['a', 'b', 'e', 'c']);
    second();
    await large[1];
    expect(started).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  it('keeps nothing for a caller that has given up', async () => {
    const room = new Room(2080);
    const release = await take(room, 'a', 2000);
    const caller = new AbortController();
    const given = take(room, 'b', 2000, caller.signal);
    caller.abort();
    await expect(given).rejects.toMatchObject({ errorName: 'SERVICE_UNAVAILABLE' });
    await expect(take(room, 'c', 1, caller.signal)).rejects.toThrow();
    release();
    await take(room, 'd', 2080);
    expect(started).toEqual(['a', 'd']);
  });
});
