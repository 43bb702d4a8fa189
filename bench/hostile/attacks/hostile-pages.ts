import { createHouse, type SessionHeaders, signUp } from '../../harness/account.js';
import { send } from '../../harness/send.js';
import type { Attack, Target } from '../attack.js';

const CLIENTS = 4;

/** Paths of the site; see `bench/controls/site.control.ts`. */
const PAGES = [
  'nested-itemprop-50',
  'nested-itemprop-500',
  'deep-json-ld',
  'large-json-ld',
  'angle-brackets',
  'decompression-bomb',
];

/** Previews of hostile pages. An ordinary page must have a preview before and after. */
export const HOSTILE_PAGES: readonly Attack[] = PAGES.map((page) => ({
  name: `page-${page}`,
  prepare: async (target) => {
    const [attacker, bystander] = [
      await signUpWithSources(target),
      await signUpWithSources(target),
    ];
    const previewOrdinaryPage = (name: string) =>
      send('GET', target.apiUrl + previewPath(target, `small?${name}`), bystander);
    await previewOrdinaryPage('before');
    return {
      run: (traffic) =>
        traffic.repeat(CLIENTS, (index) => {
          const path = previewPath(target, `${page}?n=${String(index)}`);
          return traffic.send('GET', path, { headers: attacker });
        }),
      check: () => previewOrdinaryPage('after'),
    };
  },
}));

/** Returns the path of the preview of a page of the site. */
export function previewPath({ siteUrl }: Target, page: string): string {
  const externalId = Buffer.from(`${siteUrl}/${page}`).toString('base64url');
  return `/sources/web/items/${externalId}`;
}

/** Creates an account and a house that uses every source. */
export async function signUpWithSources({ apiUrl }: Target): Promise<SessionHeaders> {
  const headers = await signUp(apiUrl);
  await createHouse(apiUrl, headers);
  return headers;
}
