import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { timeLimit } from './time-limit.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('timeLimit', () => {
  const never = new AbortController().signal;

  it('ends after its time, also when only its listener knows it', async () => {
    const ended = Promise.all([1, 2, 3].map(() => once(timeLimit(100, never), 'abort')));
    await setImmediate();
    collectGarbage();
    expect(await ended).toHaveLength(3);
  });

  it('ends with another signal', () => {
    const stop = new AbortController();
    const limit = timeLimit(60_000, never, stop.signal);
    expect(limit.aborted).toBe(false);
    stop.abort(new Error('stopped'));
    expect(limit.reason).toEqual(new Error('stopped'));
  });

  it('keeps nothing of its request when it has ended', async () => {
    const stop = new AbortController();
    const requests = new AsyncLocalStorage<object>();
    const request = (() => {
      const body = {};
      requests.run(body, () => timeLimit(60_000, stop.signal));
      return new WeakRef(body);
    })();
    stop.abort();
    await setImmediate();
    collectGarbage();
    expect(request.deref()).toBeUndefined();
  });
});
