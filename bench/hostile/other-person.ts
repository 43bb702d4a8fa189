import { setTimeout } from 'node:timers/promises';
import type { PreparedAttack } from './attack.js';
import type { Traffic } from './traffic.js';

/** Pause of the other person between two requests, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * An attack during which the requests of another person must be answered with a 2xx.
 *
 * @param attack sends the requests of the attack
 * @param request sends a request of the other person and returns the status of its answer
 */
export function besideOtherPerson(
  attack: (traffic: Traffic) => Promise<unknown>,
  request: (traffic: Traffic, index: number) => Promise<number | undefined>,
): PreparedAttack {
  const refused: string[] = [];
  return {
    run: (traffic) =>
      Promise.all([
        attack(traffic),
        traffic.repeat(1, async (index) => {
          await setTimeout(INTERVAL_MS);
          const status = await request(traffic, index);
          const isServed = status !== undefined && status < 300;
          if (!isServed && !traffic.isOver) refused.push(String(status));
        }),
      ]),
    check: () => {
      if (refused.length === 0) return Promise.resolve();
      throw new Error(`answers for the other person: ${refused.join(', ')}`);
    },
  };
}
