import type { Attack } from '../attack.js';
import { besideOtherPerson } from '../other-person.js';
import { previewPath, signUpWithSources } from './hostile-pages.js';

const CLIENTS = 100;

/**
 * One house requests previews of pages that take 10 s. Another house must receive its previews of a
 * fast page.
 */
export const SLOW_SITE: Attack = {
  name: 'slow-site',
  prepare: async (target) => {
    const [attacker, other] = [await signUpWithSources(target), await signUpWithSources(target)];
    return besideOtherPerson(
      (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const path = previewPath(target, `slow?n=${String(index)}`);
          return traffic.send('GET', path, { headers: attacker });
        }),
      (traffic, index) => {
        const path = previewPath(target, `small?n=${String(index)}`);
        return traffic.send('GET', path, { headers: other });
      },
    );
  },
};
