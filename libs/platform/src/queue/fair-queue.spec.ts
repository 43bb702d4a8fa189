import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { FairQueue } from './fair-queue.js';

const CONNECTED = new AbortController().signal;
/** Resolves after the reactions of settled promises have run. */
const settled = () => new Promise(setImmediate);

const refused = { status: 503, retryAfter: 2 };

/** A queue that records the order in which its tasks start. */
function createQueue(concurrency: number, maxWaiting: number, max?: number) {
  const queue = new FairQueue(concurrency, maxWaiting);
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  /**
   * Adds a task of a client, for example `a2`, or `n:a2` in the group `n`; it runs until `finish` is
   * called with its name.
   */
  const add = (task: string, signal = CONNECTED) => {
    const [client = '', group] = task.split(':').reverse();
    const inGroup = group === undefined ? [] : [{ name: group, ...(max && { max }) }];
    return queue.run([...inGroup, client.charAt(0)], signal, async () => {
      started.push(task);
      await new Promise<void>((resolve) => finish.set(task, resolve));
      return task;
    });
  };
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

  it('refuses a task that waits too long', async () => {
    const queue = new FairQueue(1, 3, { maxWait: 1 });
    const running = new AbortController();
    const first = queue.run('a', undefined, () => once(running.signal, 'abort'));
    await expect(queue.run('b', undefined, () => Promise.resolve())).rejects.toMatchObject(refused);
    running.abort();
    await first;
    await expect(queue.run('b', undefined, () => Promise.resolve('b'))).resolves.toBe('b');
  });

  it('gives a group with many clients no more turns than another group', async () => {
    const { started, finish, add } = createQueue(1, 20);
    const network = ['n:a1', 'n:b1', 'n:b2', 'n:c1', 'o:d1', 'o:d2'];
    for (const task of network) void add(task);
    const order = ['n:a1', 'n:b1', 'o:d1', 'n:c1', 'o:d2', 'n:b2'];
    for (const task of order) {
      finish.get(task)?.();
      await settled();
    }
    expect(started).toEqual(order);
  });

  it('removes the last task of the longest client in the longest group', async () => {
    const { add } = createQueue(1, 5);
    void add('o:d1');
    for (const task of ['o:d2', 'o:d3', 'n:a1', 'n:b1']) void add(task);
    const last = add('n:b2');
    void add('p:e1');
    await expect(last).rejects.toMatchObject(refused);
  });

  it('runs no more tasks of a group at once than its limit, while others run', async () => {
    const { started, finish, add } = createQueue(3, 20, 2);
    for (const task of ['h:a1', 'h:b1', 'h:c1', 'i:d1', 'i:d2']) void add(task);
    expect(started).toEqual(['h:a1', 'h:b1', 'i:d1']);
    finish.get('h:a1')?.();
    await settled();
    finish.get('i:d1')?.();
    await settled();
    expect(started).toEqual(['h:a1', 'h:b1', 'i:d1', 'h:c1', 'i:d2']);
  });

  it('continues in the asynchronous context of the task, not of the one that ended before', async () => {
    const storage = new AsyncLocalStorage<string>();
    const queue = new FairQueue(1, 3);
    const contexts = await Promise.all(
      ['a', 'b'].map((client) =>
        storage.run(client, () =>
          queue.run(client, undefined, async () => {
            await settled();
            return storage.getStore();
          }),
        ),
      ),
    );
    expect(contexts).toEqual(['a', 'b']);
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
