import { readFile } from 'node:fs/promises';
import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { median } from './harness/compare.js';
import { startProcess } from './harness/process.js';
import { describeTarget, report } from './harness/report.js';
import { startServices } from './harness/services.js';

/** Time that a preview adds to the response time of the site, in milliseconds. */
const ADDED_TIME_TARGET = { atMost: 40 };
/** Memory in the second half of the previews, divided by memory in the first half. */
const GROWTH_TARGET = { atMost: 1.2 };
const TIMED_PREVIEWS = 200;
const CONCURRENCY = 8;

/**
 * Previews of a page of 300 KB: the time that they add to the response time of the site, and the
 * growth of memory over many previews (`npm run bench -- sources 10000`).
 */
export default async function sources(context: BenchContext): Promise<void> {
  const site = await startProcess('bench/controls/site.control.js', {});
  const services = await startServices(context, { EGRESS_ALLOW_HOSTS: new URL(site.url).host });
  try {
    const headers = await signUp(services.api.url);
    await enableAllSources(services.api.url, headers);
    const preview = () => timeRequest(previewUrl(services.api.url, site.url), headers);
    await reportAddedTime(preview, () => timeRequest(site.url, {}));
    await reportMemory(preview, services.api.child.pid, Number(context.options[0] ?? 10_000));
  } finally {
    await services.stop();
    await site.stop();
  }
}

function previewUrl(apiUrl: string, siteUrl: string): string {
  return `${apiUrl}/sources/web/items/${Buffer.from(`${siteUrl}/tarte`).toString('base64url')}`;
}

async function enableAllSources(apiUrl: string, headers: Record<string, string>): Promise<void> {
  const send = (method: string, path: string, body: object) =>
    fetch(apiUrl + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('POST', '/house', { name: 'La Roseraie' });
  const catalogue = await fetch(`${apiUrl}/reference/sources`, { headers });
  const rows = (await catalogue.json()) as { readonly id: number }[];
  await send('PATCH', '/house/current/sources', { sourceIds: rows.map(({ id }) => id) });
}

/** Fetches a URL. Returns the time until the end of the body, in milliseconds. */
async function timeRequest(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return performance.now() - start;
}

/** Alternates previews and direct requests, so that both run under the same load. */
async function reportAddedTime(
  preview: () => Promise<number>,
  direct: () => Promise<number>,
): Promise<void> {
  const times = { preview: [] as number[], direct: [] as number[] };
  for (let i = -TIMED_PREVIEWS; i < TIMED_PREVIEWS; i += 1) {
    const [previewTime, directTime] = [await preview(), await direct()];
    if (i < 0) continue; // warm-up
    times.preview.push(previewTime);
    times.direct.push(directTime);
  }
  const added = median(times.preview) - median(times.direct);
  report(`Preview of a page of 300 KB, p50 of ${String(TIMED_PREVIEWS)}`, [
    { name: 'preview', value: `${median(times.preview).toFixed(1)} ms` },
    { name: 'site', value: `${median(times.direct).toFixed(1)} ms` },
    {
      name: 'added',
      value: `${added.toFixed(1)} ms`,
      note: describeTarget(added, ADDED_TIME_TARGET),
    },
  ]);
}

async function reportMemory(
  preview: () => Promise<number>,
  pid: number | undefined,
  previews: number,
): Promise<void> {
  const samples: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const each = Math.ceil(previews / 10 / CONCURRENCY);
    const worker = async () => {
      for (let i = 0; i < each; i += 1) await preview();
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    samples.push(await residentMegabytes(pid));
  }
  const growth = median(samples.slice(5)) / median(samples.slice(0, 5));
  report(`Memory of the API, ${String(previews)} previews, ${String(CONCURRENCY)} at a time`, [
    { name: 'samples', value: `${samples.map((sample) => sample.toFixed(0)).join(', ')} MB` },
    { name: 'growth', value: growth.toFixed(2), note: describeTarget(growth, GROWTH_TARGET) },
  ]);
}

/** Resident memory of a process; Linux only. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
