import { setTimeout } from 'node:timers/promises';
import { enableAllSources, type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { median } from './harness/figures/compare.js';
import { residentMegabytes, startProcess } from './harness/process.js';
import { report } from './harness/figures/report.js';
import { send } from './harness/send.js';
import { startServices } from './harness/services.js';

/** Time that a preview adds to the response time of the site, in milliseconds. */
const ADDED_TIME_TARGET = { atMost: 40 };
/** Memory in the second half of the previews, divided by memory in the first half. */
const GROWTH_TARGET = { atMost: 1.2 };
const TIMED_PREVIEWS = 200;
const CONCURRENCY = 8;
const TIMED_SENT_PAGES = 50;
/** Milliseconds between two pages that are sent: the API reads one large body in 200 ms. */
const SENT_PAGE_INTERVAL = 250;

export const description =
  'Previews of a recipe page of 300 KB, and the memory of the API during 10,000 of them. ' +
  'Control: the page requested directly from the site.';

/**
 * Previews of a page of 300 KB: the time that they add to the response time of the site, the time of
 * a preview when the client sends the page, and the growth of memory over many previews
 * (`npm run bench -- sources 10000`).
 */
export default async function sources(context: BenchContext): Promise<void> {
  const site = await startProcess('bench/controls/site.control.js', {});
  const services = await startServices(context, { EGRESS_ALLOW_HOSTS: new URL(site.url).host });
  try {
    const headers = await signUp(services.api.url);
    await enableAllSources(services.api.url, headers);
    let pages = 0;
    const preview = () => {
      pages += 1; // another page each time: the API keeps the recipes of pages
      const item = Buffer.from(`${site.url}/tarte-${String(pages)}`).toString('base64url');
      return timeRequest(`${services.api.url}/sources/web/items/${item}`, headers);
    };
    await reportAddedTime(preview, () => timeRequest(site.url, {}));
    await reportSentPages(services.api.url, site.url, headers);
    await reportMemory(preview, services.api.child.pid, Number(context.options[0] ?? 10_000));
  } finally {
    await services.stop();
    await site.stop();
  }
}

/** Sends `GET`. Returns the time until the end of the body, in milliseconds. */
async function timeRequest(url: string, headers: Readonly<Record<string, string>>) {
  const start = performance.now();
  await (await send('GET', url, headers)).arrayBuffer();
  return performance.now() - start;
}

/** Alternates previews and direct requests, so that both run under the same load. */
async function reportAddedTime(
  preview: () => Promise<number>,
  direct: () => Promise<number>,
): Promise<void> {
  const times = { preview: [] as number[], direct: [] as number[] };
  for (let i = -TIMED_PREVIEWS; i < TIMED_PREVIEWS; i++) {
    const [previewTime, directTime] = [await preview(), await direct()];
    if (i < 0) continue; // warm-up
    times.preview.push(previewTime);
    times.direct.push(directTime);
  }
  const [whole, site] = [median(times.preview), median(times.direct)];
  report(`Preview of a page of 300 KB, p50 of ${String(TIMED_PREVIEWS)}`, [
    { name: 'preview', unit: 'ms', ours: whole, control: site },
    { name: 'added by the API', unit: 'ms', ours: whole - site, target: ADDED_TIME_TARGET },
  ]);
}

/** Sends the page of the site in the body, one at a time. */
async function reportSentPages(
  apiUrl: string,
  siteUrl: string,
  headers: SessionHeaders,
): Promise<void> {
  const page = { url: `${siteUrl}/tarte`, html: await (await fetch(siteUrl)).text() };
  const times: number[] = [];
  for (let i = -TIMED_SENT_PAGES / 5; i < TIMED_SENT_PAGES; i++) {
    await setTimeout(SENT_PAGE_INTERVAL);
    const start = performance.now();
    await (await send('POST', `${apiUrl}/sources/web/preview`, headers, page)).arrayBuffer();
    if (i >= 0) times.push(performance.now() - start);
  }
  report(`Preview of a page of 300 KB that the client sends, p50 of ${String(TIMED_SENT_PAGES)}`, [
    { name: 'preview', unit: 'ms', ours: median(times) },
  ]);
}

async function reportMemory(
  preview: () => Promise<number>,
  pid: number | undefined,
  previews: number,
): Promise<void> {
  const samples: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth++) {
    const previewsPerClient = Math.ceil(previews / 10 / CONCURRENCY);
    const client = async () => {
      for (let i = 0; i < previewsPerClient; i++) await preview();
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    samples.push(await residentMegabytes(pid));
  }
  const growth = median(samples.slice(5)) / median(samples.slice(0, 5));
  report(`Memory of the API, ${String(previews)} previews, ${String(CONCURRENCY)} at a time`, [
    ['samples', `${samples.map((sample) => sample.toFixed(0)).join(', ')} MB`],
    { name: 'growth', unit: '', ours: growth, target: GROWTH_TARGET },
  ]);
}
