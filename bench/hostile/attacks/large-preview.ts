import { MAX_HTML_BYTES } from '../../../apps/api/src/sources/sources.dto.js';
import type { SessionHeaders } from '../../harness/account.js';
import { send } from '../../harness/send.js';
import type { Attack } from '../attack.js';
import { signUpWithSources } from './hostile-pages.js';

const PATH = '/sources/web/preview';
const URL_OF_PAGE = 'https://cuisine.example/tarte';

/** Houses, and requests of each at once: more large bodies than the API accepts. */
const HOUSES = 4;
const CLIENTS_OF_HOUSE = 4;

/** JSON of the longest page of one character. `escaped` is that character in JSON. */
function pageOf(character: string, escaped: string): Buffer {
  const html = escaped.repeat(MAX_HTML_BYTES / Buffer.byteLength(character));
  return Buffer.from(`{"url":"${URL_OF_PAGE}","html":"${html}"}`);
}

/** A page of 2 MB whose texts are nested, which takes the whole time of a thread. */
function nestedPage(): Buffer {
  const open = '<div itemprop="recipeIngredient">'.repeat(50);
  const html = `<div itemscope itemtype="https://schema.org/Recipe">${open}${'farine '.repeat(280_000)}`;
  return Buffer.from(JSON.stringify({ url: URL_OF_PAGE, html }));
}

/** The largest bodies, of 4 and 2 MiB. Some are twice as large in memory as in UTF-8. */
const BODIES: readonly Buffer[] = [pageOf('"', '\\"'), pageOf('й', 'й'), nestedPage()];

const ORDINARY = {
  url: URL_OF_PAGE,
  html: '<script type="application/ld+json">{"@type":"Recipe","name":"Tarte"}</script>',
};

/** Previews of the largest pages that clients may send. An ordinary page must have one afterwards. */
export const LARGE_PREVIEW: Attack = {
  name: 'large-preview',
  prepare: async (target) => {
    const houses: SessionHeaders[] = [];
    for (let i = 0; i < HOUSES; i += 1) houses.push(await signUpWithSources(target));
    const bystander = await signUpWithSources(target);
    return {
      run: (traffic) =>
        traffic.repeat(HOUSES * CLIENTS_OF_HOUSE, (index) => {
          const headers = houses[index % HOUSES];
          const body = BODIES[Math.floor(index / HOUSES) % BODIES.length];
          return traffic.send('POST', PATH, { ...(headers && { headers }), ...(body && { body }) });
        }),
      check: () => send('POST', target.apiUrl + PATH, bystander, ORDINARY),
    };
  },
};
