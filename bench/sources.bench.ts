import { setTimeout } from 'node:timers/promises';
import { createHouse, type SessionHeaders, signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { QUICK } from './harness/figures/compare.js';
import { report } from './harness/figures/report.js';
import { median, timeOf } from './harness/figures/statistics.js';
import { residentMegabytes, startProcess } from './harness/process.js';
import { send } from './harness/send.js';
import { startServices } from './harness/services.js';

/** Time that a preview adds to the response time of the site, in milliseconds. */
const ADDED_TIME_TARGET = { atMost: 40 };
/** Memory in the second half of the previews, divided by memory in the first half. */
const GROWTH_TARGET = { atMost: 1.2 };
const TIMED_PREVIEWS = QUICK ? 10 : 200;
const MEMORY_PREVIEWS = QUICK ? 200 : 10_000;
const CONCURRENCY = 8;
const TIMED_SENT_PAGES = QUICK ? 5 : 50;
/** Milliseconds between two pages that are sent: the API reads one large body in 200 ms. */
const SENT_PAGE_INTERVAL = 250;

export const description =
  'Import of a recipe page of 300 KB: medians of previews, and the memory of the API during 10,000 ' +
  'of them. Control: the page requested directly from the site.';

export default async function sources(context: BenchContext): Promise<void> {
  const site = await startProcess('bench/controls/site.control.js', {});
  const services = await startServices(context, { EGRESS_ALLOW_HOSTS: new URL(site.url).host });
  const apiUrl = services.api.url;
  try {
    const headers = await signUp(apiUrl);
    await createHouse(apiUrl, headers);
    let pages = 0;
    const preview = async () => {
      pages += 1; // another page each time: the API keeps the recipes of pages
      const item = Buffer.from(`${site.url}/tarte-${String(pages)}`).toString('base64url');
      await (await send('GET', `${apiUrl}/sources/web/items/${item}`, headers)).arrayBuffer();
    };
    await reportAddedTime(preview, async () => (await fetch(site.url)).arrayBuffer());
    await reportSentPages(apiUrl, site.url, headers);
    await reportMemory(preview, services.api.child.pid);
  } finally {
    await services.stop();
    await site.stop();
  }
}

/** Alternates previews and direct requests, so that both run under the same load. */
async function reportAddedTime(
  preview: () => Promise<unknown>,
  direct: () => Promise<unknown>,
): Promise<void> {
  const times = { preview: [] as number[], direct: [] as number[] };
  for (let i = -TIMED_PREVIEWS; i < TIMED_PREVIEWS; i++) {
    const [previewTime, directTime] = [await timeOf(preview), await timeOf(direct)];
    if (i < 0) continue; // warm-up
    times.preview.push(previewTime);
    times.direct.push(directTime);
  }
  const [whole, site] = [median(times.preview), median(times.direct)];
  report([
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
    const time = await timeOf(async () =>
      (await send('POST', `${apiUrl}/sources/web/preview`, headers, page)).arrayBuffer(),
    );
    if (i >= 0) times.push(time);
  }
  report([{ name: 'preview of a page that the client sends', unit: 'ms', ours: median(times) }]);
}

async function reportMemory(
  preview: () => Promise<unknown>,
  pid: number | undefined,
): Promise<void> {
  const samples: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth++) {
    const client = async () => {
      for (let i = 0; i < MEMORY_PREVIEWS / 10 / CONCURRENCY; i++) await preview();
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, client));
    samples.push(await residentMegabytes(pid));
  }
  const growth = median(samples.slice(5)) / median(samples.slice(0, 5));
  report([
    ['samples', `${samples.map((sample) => sample.toFixed(0)).join(', ')} MB`],
    { name: 'memory, growth', unit: '', ours: growth, target: GROWTH_TARGET },
  ]);
}
