import { send } from '../../harness/send.js';
import { INTERNAL_SECRET } from '../../harness/services.js';
import type { Attack } from '../attack.js';

const CLIENTS = 16;
const MAX_REQUESTS = 40_000;
/** A new pair of method and status adds a histogram to the metrics, of about 1 KB. */
const MAX_METRICS_GROWTH = 20_000;

/** URLs of one public catalogue, all different. */
const VARIANTS: readonly ((n: string) => string)[] = [
  (n) => `/reference/diets?n=${n}`,
  (n) => `/reference/diets#${n}`,
  (n) => `/reference/%64iets?n=${n}`,
  (n) => `http://host-${n}.example/reference/diets`,
  (n) => `/reference/diets;${n}`,
  (n) => `/unknown/${n}`,
];

/** Without a session: 40,000 URLs of one catalogue. The metrics must not grow with the URLs. */
export const REFERENCE_URLS: Attack = {
  name: 'reference-urls',
  prepare: async ({ apiUrl }) => {
    const metricsSize = async () => {
      const headers = { authorization: `Bearer ${INTERNAL_SECRET}` };
      return (await (await send('GET', `${apiUrl}/internal/metrics`, headers)).text()).length;
    };
    const before = await metricsSize();
    return {
      run: (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const variant = VARIANTS[index % VARIANTS.length];
          if (index >= MAX_REQUESTS || !variant) return traffic.ended;
          return traffic.send('GET', variant(String(index)));
        }),
      check: async () => {
        const growth = (await metricsSize()) - before;
        if (growth > MAX_METRICS_GROWTH) {
          throw new Error(`the metrics grew by ${String(growth)} characters`);
        }
      },
    };
  },
};
