import { InterruptibleSleep } from './interruptible-sleep.js';

describe('InterruptibleSleep', () => {
  const A_DAY = 86_400_000;

  it('wakes whoever sleeps', async () => {
    const alarm = new InterruptibleSleep();
    const sleep = alarm.sleep(A_DAY);
    alarm.ring();
    await expect(sleep).resolves.toBeUndefined();
  });

  it('remembers a ring that came before the sleep, once', async () => {
    const alarm = new InterruptibleSleep();
    alarm.ring();
    alarm.ring();
    await alarm.sleep(A_DAY);
    const sleep = alarm.sleep(A_DAY);
    const first = await Promise.race([sleep.then(() => 'woke'), Promise.resolve('sleeps')]);
    expect(first).toBe('sleeps');
    alarm.ring();
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
