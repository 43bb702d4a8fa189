import { BoundedQueue } from './bounded-queue.js';

/** Adds a task that runs until `finish` is called. */
function addTask(queue: BoundedQueue) {
  const task = { started: false, finish: (): void => undefined };
  const done = queue.run(
    () =>
      new Promise<void>((resolve) => {
        task.started = true;
        task.finish = resolve;
      }),
  );
  return { task, done };
}

describe('BoundedQueue', () => {
  it('runs the given number of tasks at once and the others in order', async () => {
    const queue = new BoundedQueue(2, 2);
    const tasks = [1, 2, 3, 4].map(() => addTask(queue));
    const [, second] = tasks;
    const started = () => tasks.map(({ task }) => task.started);
    expect(started()).toEqual([true, true, false, false]);
    second?.task.finish();
    await second?.done;
    expect(started()).toEqual([true, true, true, false]);
  });

  it('rejects a task with 503 and Retry-After when the queue is full', async () => {
    const queue = new BoundedQueue(1, 1);
    void addTask(queue).done;
    void addTask(queue).done;
    await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
      status: 503,
      retryAfter: 2,
    });
  });

  it('runs the next task when a task fails', async () => {
    const queue = new BoundedQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
