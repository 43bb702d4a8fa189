import { setTimeout } from 'node:timers/promises';
import type { Attack } from '../attack.js';
import { previewPath, signUpWithSources } from './hostile-pages.js';

const CLIENTS = 100;
const OTHER_HOUSE_INTERVAL_MS = 500;

/**
 * One house requests previews of pages that take 10 s. Another house must receive its previews of a
 * fast page.
 */
export const SLOW_SITE: Attack = {
  name: 'slow-site',
  prepare: async (target) => {
    const [attacker, other] = [await signUpWithSources(target), await signUpWithSources(target)];
    const refused: string[] = [];
    return {
      run: async (traffic) => {
        const attack = traffic.repeat(CLIENTS, (index) => {
          const path = previewPath(target, `slow?n=${String(index)}`);
          return traffic.send('GET', path, { headers: attacker });
        });
        const otherHouse = traffic.repeat(1, async (index) => {
          await setTimeout(OTHER_HOUSE_INTERVAL_MS);
          const path = previewPath(target, `small?n=${String(index)}`);
          const status = await traffic.send('GET', path, { headers: other });
          if (status !== 200 && !traffic.isOver) refused.push(String(status));
        });
        await Promise.all([attack, otherHouse]);
      },
      check: () => {
        if (refused.length === 0) return Promise.resolve();
        throw new Error(`previews of the other house: ${refused.join(', ')}`);
      },
    };
  },
};
