import { InterruptibleSleep } from './interruptible-sleep.js';

describe('InterruptibleSleep', () => {
  const A_DAY = 86_400_000;

  it('wakes whoever sleeps', async () => {
    const interruptible = new InterruptibleSleep();
    const sleep = interruptible.sleep(A_DAY);
    interruptible.interrupt();
    await expect(sleep).resolves.toBeUndefined();
  });

  it('remembers a ring that came before the sleep, once', async () => {
    const interruptible = new InterruptibleSleep();
    interruptible.interrupt();
    interruptible.interrupt();
    await interruptible.sleep(A_DAY);
    const sleep = interruptible.sleep(A_DAY);
    const first = await Promise.race([sleep.then(() => 'woke'), Promise.resolve('sleeps')]);
    expect(first).toBe('sleeps');
    interruptible.interrupt();
    await sleep;
  });

  it('ends by itself', async () => {
    jest.useFakeTimers();
    const sleep = new InterruptibleSleep().sleep(1000);
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    await expect(sleep).resolves.toBeUndefined();
  });
});
