import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { buildConnector } from 'undici';

type Answer = Parameters<Parameters<LookupFunction>[2]>;

/**
 * A connector for undici that gives up after `timeout` ms, the look-up of the name included. undici
 * itself looks at the signal of a request only after it has connected, and its own timeout is
 * late by up to a second.
 */
export function connectWithin(
  timeout: number,
  lookup: LookupFunction = resolveName,
): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: shareLookups(lookup) });
  return (options, callback) => {
    let givenUp = false;
    const timer = setTimeout(() => {
      givenUp = true;
      callback(
        new Error(`No connection to ${options.hostname} within ${String(timeout)} ms.`),
        null,
      );
    }, timeout);
    connect(options, (...result) => {
      clearTimeout(timer);
      if (givenUp) result[1]?.destroy();
      else callback(...result);
    });
  };
}

/**
 * Looks a name up once for all connections that wait for it. A look-up cannot be cancelled and
 * occupies a thread: while the name server does not answer, look-ups would add up and delay those
 * of other hosts.
 */
function shareLookups(lookup: LookupFunction): LookupFunction {
  const waiting = new Map<string, ((...answer: Answer) => void)[]>();
  return (hostname, options, callback) => {
    const key = JSON.stringify([hostname, options]);
    const others = waiting.get(key);
    if (others !== undefined) {
      others.push(callback);
      return;
    }
    const callbacks = [callback];
    waiting.set(key, callbacks);
    try {
      lookup(hostname, options, (...answer) => {
        waiting.delete(key);
        for (const each of callbacks) each(...answer);
      });
    } catch (error) {
      waiting.delete(key);
      throw error;
    }
  };
}
