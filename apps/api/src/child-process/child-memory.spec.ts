import { ChildMemory } from './child-memory.js';

describe('the memory of child processes', () => {
  const patient = () => new AbortController().signal;
  const started: string[] = [];
  const take = async (memory: ChildMemory, name: string, mib: number, signal = patient()) => {
    const release = await memory.take(mib, signal);
    started.push(name);
    return release;
  };
  beforeEach(() => (started.length = 0));

  it('lets what does not fit wait, in its order, and what fits pass', async () => {
    const memory = new ChildMemory();
    const [first] = await Promise.all([take(memory, 'a', 1500), take(memory, 'b', 300)]);
    const large = [take(memory, 'c', 1000), take(memory, 'd', 1000)] as const;
    await take(memory, 'e', 200);
    expect(started).toEqual(['a', 'b', 'e']);
    first();
    const second = await large[0];
    expect(started).toEqual(['a', 'b', 'e', 'c']);
    second();
    await large[1];
    expect(started).toEqual(['a', 'b', 'e', 'c', 'd']);
  });

  it('keeps nothing for a caller that has given up', async () => {
    const memory = new ChildMemory();
    const release = await take(memory, 'a', 2000);
    const caller = new AbortController();
    const given = take(memory, 'b', 2000, caller.signal);
    caller.abort();
    await expect(given).rejects.toMatchObject({ errorName: 'SERVICE_UNAVAILABLE' });
    await expect(take(memory, 'c', 1, caller.signal)).rejects.toThrow();
    release();
    await take(memory, 'd', 2080);
    expect(started).toEqual(['a', 'd']);
  });
});
