import { cpus } from 'node:os';
import { type Costs, coresFor, costOfWeek, households, requestsOfWeek } from './capacity.js';
import type { Cost } from './cost-meter.js';
import {
  BUSIEST_HOUR,
  HOUSEHOLD_WEEK,
  type OperationName,
  ROWS_OF_YEAR,
  STREAM_HOURS,
  UTILISATION,
} from './household-week.js';
import { bytesOfYear, type RowSizes } from './storage.js';
import type { StreamCost } from './streams.js';

/** Everything that was measured. */
export interface Measured {
  readonly recipes: number;
  readonly repetitions: number;
  readonly costs: Costs;
  readonly streams: StreamCost;
  readonly sizes: RowSizes;
  /** Processes that were ready to run, on average of the last minute, before and after. */
  readonly load: readonly [number, number];
}

const PRIMARIES = [2, 4, 8, 16, 32];
/** Connections of a process of the API to PostgreSQL. */
const CONNECTIONS = 8;

/** The measured part of docs/scaling.md, as Markdown. */
export function costReport(measured: Measured): string {
  return [
    machine(measured),
    operations(measured.costs),
    '',
    '### A household in a week\n',
    week(measured.costs),
    '',
    '### Households of one primary\n',
    primaries(measured),
    '',
    '### Streams\n',
    streams(measured.streams),
    '',
    '### Storage\n',
    storage(measured.sizes),
  ].join('\n');
}

function machine({ recipes, repetitions, load }: Measured): string {
  const [cpu] = cpus();
  return `Measured on ${String(cpus().length)} × ${cpu?.model ?? 'unknown processor'}, Node.js ${process.versions.node}, ${count(recipes)} recipes, ${count(repetitions)} repetitions by one client. Load average of the machine: ${load.map((value) => value.toFixed(1)).join(' before, ')} after.\n`;
}

const COLUMNS = '| API | backend | other PostgreSQL | classifier | WAL | blocks | of these read |';

function operations(costs: Costs): string {
  return table(
    `| Operation ${COLUMNS}`,
    7,
    Object.entries(costs).map(([name, cost]) => row(`\`${name}\``, cost)),
  );
}

function row(name: string, cost: Cost): string {
  const { api, backend, background, classifier, wal, blocks, reads } = cost;
  const cpu = [api, backend, background, classifier].map((value) => `${decimal(value)} ms`);
  return `| ${[name, ...cpu, bytes(wal), decimal(blocks), decimal(reads)].join(' | ')} |`;
}

function week(costs: Costs): string {
  const names = Object.keys(HOUSEHOLD_WEEK) as OperationName[];
  const rows = names.map((name) => {
    const { api, backend, background, wal } = costs[name];
    const times = HOUSEHOLD_WEEK[name];
    return `| \`${name}\` | ${String(times)} | ${decimal(api * times)} ms | ${decimal((backend + background) * times)} ms | ${bytes(wal * times)} |`;
  });
  const { api, backend, background, wal } = costOfWeek(costs);
  const sum = `| **sum** | ${String(requestsOfWeek())} | **${decimal(api)} ms** | **${decimal(backend + background)} ms** | **${bytes(wal)}** |`;
  return table('| Operation | times a week | API | PostgreSQL | WAL |', 4, [...rows, sum]);
}

function primaries({ costs }: Measured): string {
  const { api, backend, background, wal } = costOfWeek(costs);
  const postgres = backend + background;
  const rows = PRIMARIES.map((cores) => {
    const houses = roundDown(households(postgres, cores));
    const perSecond = (amount: number) => (houses * amount * BUSIEST_HOUR) / 3600;
    const processes = Math.ceil(coresFor(houses, api));
    return `| ${String(cores)} | ${count(houses)} | ${count(perSecond(requestsOfWeek()))} | ${bytes(perSecond(wal))}/s | ${count(processes)} | ${count(processes * CONNECTIONS)} |`;
  });
  const formula = `households = cores × 3,600 s × ${String(UTILISATION)} ÷ (${decimal(postgres)} ms × ${String(BUSIEST_HOUR)})`;
  return `${formula}, rounded down to two digits. The processes of the API use half of one core each in that hour.\n\n${table(
    '| cores of PostgreSQL | households | requests/s in the busiest hour | WAL | processes of the API | connections |',
    5,
    rows,
  )}`;
}

/** To two significant digits: the assumptions do not justify more. */
function roundDown(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.floor(value / unit) * unit;
}

function streams({ kilobytes, api, postgres }: StreamCost): string {
  return table('| Of a process with 500 open streams | |', 1, [
    `| memory for each stream | ${decimal(kilobytes)} KB |`,
    `| CPU of the API, with heartbeats and reads | ${decimal(api)} ms/s |`,
    `| CPU of PostgreSQL | ${decimal(postgres)} ms/s |`,
    `| streams that a household has open on average (${String(STREAM_HOURS)} hours a week) | ${(STREAM_HOURS / 168).toFixed(3)} |`,
    `| streams of 1,000 households in the busiest hour | ${count(1000 * STREAM_HOURS * BUSIEST_HOUR)} |`,
  ]);
}

function storage(sizes: RowSizes): string {
  const rows = Object.entries(ROWS_OF_YEAR).map(
    ([name, rowsOfYear]) =>
      `| \`${name}\` | ${bytes(sizes[name as keyof RowSizes])} | ${String(rowsOfYear)} | ${bytes(sizes[name as keyof RowSizes] * rowsOfYear)} |`,
  );
  const sum = `| **sum** | | | **${bytes(bytesOfYear(sizes))}** |`;
  return table(
    '| Row, with what belongs to it | size | rows of a household in a year | a year |',
    3,
    [...rows, sum],
  );
}

function table(header: string, numbers: number, rows: readonly string[]): string {
  return [header, `| --- |${' ---: |'.repeat(numbers)}`, ...rows].join('\n');
}

function decimal(value: number): string {
  return value >= 100 ? count(value) : value.toFixed(2);
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function bytes(value: number): string {
  const kilobytes = value / 1024;
  if (kilobytes >= 1024) return `${(kilobytes / 1024).toFixed(1)} MB`;
  return kilobytes >= 1 ? `${kilobytes.toFixed(1)} KB` : `${value.toFixed(0)} B`;
}
