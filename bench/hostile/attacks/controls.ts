import { setTimeout } from 'node:timers/promises';
import { type SessionHeaders, signUp } from '../../harness/account.js';
import type { Attack } from '../attack.js';
import type { Traffic } from '../traffic.js';

const CLIENTS = 8;
/** Pause of a client between two requests, in milliseconds. */
const PAUSE_MS = 10;
const PATHS = ['/recipes?limit=20', '/reference/diets', '/reference/units', '/health'];

/** Eight clients read pages, each with a short pause between two requests. */
export function callAsUsual(traffic: Traffic, headers: SessionHeaders): Promise<void> {
  return traffic.repeat(CLIENTS, async (index) => {
    await traffic.send('GET', PATHS[index % PATHS.length] ?? '', { headers });
    await setTimeout(PAUSE_MS);
  });
}

/** What the bystander measures on this machine without an attack. */
export const CONTROLS: readonly Attack[] = [
  {
    name: 'control-no-load',
    prepare: () => Promise.resolve({ run: ({ ended }) => ended }),
  },
  {
    name: 'control-ordinary-load',
    prepare: async ({ apiUrl }) => {
      const headers = await signUp(apiUrl);
      return { run: (traffic) => callAsUsual(traffic, headers) };
    },
  },
];
