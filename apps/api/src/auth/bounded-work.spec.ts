import { BoundedWork } from './bounded-work.js';

/** Work that ends when it is told to. */
function startedWork(bounded: BoundedWork) {
  const work = { started: false, end: (): void => undefined };
  const done = bounded.run(
    () =>
      new Promise<void>((resolve) => {
        work.started = true;
        work.end = resolve;
      }),
  );
  return { work, done };
}

describe('bounded work', () => {
  it('runs so much at once, the rest in order as turns come free', async () => {
    const bounded = new BoundedWork(2, 2);
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => startedWork(bounded));
    await Promise.resolve();
    const started = () => [first, second, third, fourth].map((job) => job?.work.started);
    expect(started()).toEqual([true, true, false, false]);
    second?.work.end();
    await second?.done;
    await Promise.resolve();
    expect(started()).toEqual([true, true, true, false]);
  });

  it('refuses what comes when the queue is full', async () => {
    const bounded = new BoundedWork(1, 1);
    startedWork(bounded);
    startedWork(bounded);
    await expect(bounded.run(() => Promise.resolve())).rejects.toMatchObject({ status: 503 });
  });

  it('passes its turn on when work fails', async () => {
    const bounded = new BoundedWork(1, 1);
    await expect(bounded.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(bounded.run(() => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});
