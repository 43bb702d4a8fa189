import { setTimeout } from 'node:timers/promises';
import type { PreparedAttack } from './attack.js';
import type { Traffic } from './traffic.js';

/** Pause of the other person between two requests, in milliseconds. */
const INTERVAL_MS = 500;

/**
 * An attack during which the requests of another person must be answered with a 2xx, the last one
 * also after the attack.
 *
 * @param attack sends the requests of the attack
 * @param request sends a request of the other person and returns the status of its answer, or
 *   undefined for a closed connection. It ends by itself.
 */
export function besideOtherPerson(
  attack: (traffic: Traffic) => Promise<unknown>,
  request: (traffic: Traffic, index: number) => Promise<number | undefined>,
): PreparedAttack {
  const statuses: number[] = [];
  let requests: Promise<unknown> = Promise.resolve();
  return {
    run: (traffic) => {
      requests = traffic.repeat(1, async (index) => {
        await setTimeout(INTERVAL_MS);
        const status = await request(traffic, index);
        // The end of the attack closes the connections.
        if (status !== undefined || !traffic.isOver) statuses.push(status ?? 0);
      });
      return Promise.all([attack(traffic), requests]);
    },
    check: async () => {
      await requests;
      if (statuses.length > 0 && statuses.every((status) => status >= 200 && status < 300)) return;
      throw new Error(`answers for the other person: ${statuses.join(', ') || 'none'}`);
    },
  };
}
