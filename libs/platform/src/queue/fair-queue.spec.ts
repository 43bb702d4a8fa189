import { FairQueue } from './fair-queue.js';

const CONNECTED = new AbortController().signal;
/** Resolves after the reactions of settled promises have run. */
const settled = () => new Promise(setImmediate);

const refused = { status: 503, retryAfter: 2 };

/** A queue that records the order in which its tasks start. */
function createQueue(concurrency: number, maxWaiting: number) {
  const queue = new FairQueue(concurrency, maxWaiting);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  /** Adds a task of a client, for example `a2`; it runs until `finish` is called with its name. */
  const add = (task: string, signal = CONNECTED) =>
    queue.run(task.charAt(0), signal, async () => {
      started.push(task);
      await new Promise<void>((resolve) => finish.set(task, resolve));
      return task;
    });
  return { queue, started, finish, add };
}

describe('FairQueue', () => {
  it('runs the given number of tasks at once, and clients in turn', async () => {
    const { started, finish, add } = createQueue(2, 10);
    const results = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((task) => add(task));
    expect(started).toEqual(['a1', 'a2']);
    for (const task of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']) {
      finish.get(task)?.();
      await settled();
    }
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
  });

  it('rejects the last task of the client with the most tasks when too many wait', async () => {
    const { started, finish, add } = createQueue(1, 3);
    void add('a1');
    void add('a2');
    void add('a3');
    const last = add('a4');
    void add('b1');
    await expect(last).rejects.toMatchObject(refused);
    await expect(add('a5')).rejects.toMatchObject(refused);
    finish.get('a1')?.();
    await settled();
    finish.get('a2')?.();
    await settled();
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('does not run a task whose client has disconnected', async () => {
    const { started, finish, add } = createQueue(1, 3);
    const client = new AbortController();
    void add('a1');
    const waiting = add('b1', client.signal);
    void add('c1');
    client.abort();
    await expect(waiting).rejects.toMatchObject(refused);
    await expect(add('b2', client.signal)).rejects.toMatchObject(refused);
    finish.get('a1')?.();
    await settled();
    expect(started).toEqual(['a1', 'c1']);
  });

  it('runs the next task when a task fails', async () => {
    const { queue, add, finish } = createQueue(1, 3);
    const failed = queue.run('a', CONNECTED, () => Promise.reject(new Error('no')));
    const next = add('b1');
    await expect(failed).rejects.toThrow('no');
    await settled();
    finish.get('b1')?.();
    await expect(next).resolves.toBe('b1');
  });
});
