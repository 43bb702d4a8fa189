import Table from 'cli-table3';
import type { Operation } from '../openapi/operations.js';

const SLOWEST = 10;

interface Timing {
  readonly operation: string;
  readonly request: string;
  readonly milliseconds: number;
}

/** Requests of one operation. */
interface Row {
  requests: number;
  /** Responses by the first digit of their status; index 0: no response. */
  readonly classes: number[];
  slowest: number;
}

/** Counts requests by operation, status and time. */
export class Statistics {
  private readonly rows = new Map<string, Row>();
  private slowest: Timing[] = [];
  private readonly start = performance.now();
  requests = 0;
  /** Accepted requests that may have written. */
  writes = 0;

  /** @param status 0 for a request without a response */
  add({ id, method }: Operation, request: string, status: number, milliseconds: number): void {
    this.requests += 1;
    if (method !== 'GET' && status >= 200 && status < 300) this.writes += 1;
    const row = this.rows.get(id) ?? { requests: 0, classes: [0, 0, 0, 0, 0, 0], slowest: 0 };
    this.rows.set(id, row);
    const statusClass = Math.floor(status / 100);
    row.requests += 1;
    row.classes[statusClass] = (row.classes[statusClass] ?? 0) + 1;
    row.slowest = Math.max(row.slowest, milliseconds);
    this.slowest = [...this.slowest, { operation: id, request, milliseconds }]
      .sort((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST);
  }

  print(): void {
    const head = ['operation', 'requests', '2xx', '3xx', '4xx', '5xx', 'none', 'slowest, ms'];
    const table = new Table({ head, style: { head: [], border: [], compact: true } });
    const rows = [...this.rows].sort(([one], [other]) => one.localeCompare(other));
    for (const [operation, { requests, classes, slowest }] of rows) {
      const [none, , ...others] = classes;
      table.push([operation, requests, ...others, none, Math.round(slowest)]);
    }
    console.log(`\n${table.toString()}\n\nSlowest requests:`);
    for (const { operation, request, milliseconds } of this.slowest) {
      console.log(`${String(Math.round(milliseconds)).padStart(7)} ms  ${operation}  ${request}`);
    }
    const seconds = (performance.now() - this.start) / 1000;
    const rate = Math.round(this.requests / seconds);
    console.log(
      `\n${this.requests.toLocaleString('en')} requests in ${seconds.toFixed(0)} s (${String(rate)}/s)`,
    );
  }
}
