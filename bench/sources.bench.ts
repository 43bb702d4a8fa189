import { readFile } from 'node:fs/promises';
import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { median } from './harness/compare.js';
import { startProcess } from './harness/process.js';
import { startServices } from './harness/services.js';

/** Milliseconds that a preview may add to the time of the site. */
const MAX_ADDED = 40;
/** What memory in the second half of the previews may be of memory in the first. */
const MAX_GROWTH = 1.2;
const TIMED = 200;
const CONCURRENT = 8;

/**
 * Previews of a page of 300 KB: what they add to the site's own time, one after the other, and
 * whether memory stays flat over many of them (`npm run bench -- sources 10000`).
 */
export default async function sources(context: BenchContext): Promise<void> {
  const site = await startProcess('bench/controls/site.control.js', {});
  const services = await startServices(context, { EGRESS_ALLOW_HOSTS: new URL(site.url).host });
  try {
    const headers = await signUp(services.api.url);
    await enableEverySource(services.api.url, headers);
    const preview = () => timed(previewUrl(services.api.url, site.url), headers);
    await reportAddedTime(preview, () => timed(site.url, {}));
    await reportMemory(preview, services.api.child.pid, Number(context.options[0] ?? 10_000));
  } finally {
    await services.stop();
    await site.stop();
  }
}

function previewUrl(apiUrl: string, siteUrl: string): string {
  return `${apiUrl}/sources/web/items/${Buffer.from(`${siteUrl}/tarte`).toString('base64url')}`;
}

async function enableEverySource(apiUrl: string, headers: Record<string, string>): Promise<void> {
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

/** Milliseconds until the whole answer is there. */
async function timed(url: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
  return performance.now() - start;
}

/** Takes turns with the site, so that both see the same machine. */
async function reportAddedTime(
  preview: () => Promise<number>,
  direct: () => Promise<number>,
): Promise<void> {
  const times = { preview: [] as number[], direct: [] as number[] };
  for (let i = -TIMED; i < TIMED; i += 1) {
    const [ours, theirs] = [await preview(), await direct()];
    if (i < 0) continue; // not yet warm
    times.preview.push(ours);
    times.direct.push(theirs);
  }
  const added = median(times.preview) - median(times.direct);
  console.log(`\nPreview of a page of 300 KB, p50 of ${String(TIMED)}`);
  console.log(`  preview  ${median(times.preview).toFixed(1)} ms`);
  console.log(`  the site ${median(times.direct).toFixed(1)} ms`);
  console.log(
    `  added    ${added.toFixed(1)} ms  (bar: under ${String(MAX_ADDED)}, ${verdict(added < MAX_ADDED)})`,
  );
}

async function reportMemory(
  preview: () => Promise<number>,
  pid: number | undefined,
  previews: number,
): Promise<void> {
  console.log(
    `\nMemory of the API over ${String(previews)} previews, ${String(CONCURRENT)} at a time`,
  );
  const samples: number[] = [];
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const each = Math.ceil(previews / 10 / CONCURRENT);
    const worker = async () => {
      for (let i = 0; i < each; i += 1) await preview();
    };
    await Promise.all(Array.from({ length: CONCURRENT }, worker));
    samples.push(await residentMegabytes(pid));
  }
  const growth = median(samples.slice(5)) / median(samples.slice(0, 5));
  console.log(`  ${samples.map((sample) => sample.toFixed(0)).join(', ')} MB`);
  console.log(
    `  growth   ${growth.toFixed(2)}  (bar: at most ${String(MAX_GROWTH)}, ${verdict(growth <= MAX_GROWTH)})`,
  );
}

/** Resident memory of a process; Linux only. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const verdict = (met: boolean) => (met ? 'met' : 'MISSED');
