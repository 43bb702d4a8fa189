import { InterruptibleSleep } from './interruptible-sleep.js';

describe('InterruptibleSleep', () => {
  const DAY = 86_400_000;

  it('ends when it is interrupted', async () => {
    const interruptible = new InterruptibleSleep();
    const sleep = interruptible.sleep(DAY);
    interruptible.interrupt();
    await expect(sleep).resolves.toBeUndefined();
  });

  it('ends all sleeps when it is interrupted', async () => {
    const interruptible = new InterruptibleSleep();
    const sleeps = [interruptible.sleep(DAY), interruptible.sleep(DAY)];
    interruptible.interrupt();
    await expect(Promise.all(sleeps)).resolves.toEqual([undefined, undefined]);
  });

  it('skips only the next sleep after two interruptions', async () => {
    const interruptible = new InterruptibleSleep();
    interruptible.interrupt();
    interruptible.interrupt();
    await interruptible.sleep(DAY);
    const sleep = interruptible.sleep(DAY);
    const state = await Promise.race([
      sleep.then(() => 'interrupted'),
      Promise.resolve('sleeping'),
    ]);
    expect(state).toBe('sleeping');
    interruptible.interrupt();
    await sleep;
  });

  it('ends after the given time', async () => {
    jest.useFakeTimers();
    const sleep = new InterruptibleSleep().sleep(1000);
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    await expect(sleep).resolves.toBeUndefined();
  });
});
