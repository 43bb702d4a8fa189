import Table from 'cli-table3';
import type { Operation } from '../openapi/operations.js';

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
  requests = 0;
  /** Accepted requests that may have written. */
  writes = 0;

  /** @param status 0 for a request without a response */
  add({ id, method }: Operation, status: number, milliseconds: number): void {
    this.requests += 1;
    if (method !== 'GET' && status >= 200 && status < 300) this.writes += 1;
    const row = this.rows.get(id) ?? { requests: 0, classes: [0, 0, 0, 0, 0, 0], slowest: 0 };
    this.rows.set(id, row);
    const statusClass = Math.floor(status / 100);
    row.requests += 1;
    row.classes[statusClass] = (row.classes[statusClass] ?? 0) + 1;
    row.slowest = Math.max(row.slowest, milliseconds);
  }

  print(): void {
    const head = ['operation', 'requests', '2xx', '3xx', '4xx', '5xx', 'none', 'slowest, ms'];
    const table = new Table({ head, style: { head: [], border: [], compact: true } });
    const rows = [...this.rows].sort(([one], [other]) => one.localeCompare(other));
    for (const [operation, { requests, classes, slowest }] of rows) {
      const [none, , ...others] = classes;
      table.push([operation, requests, ...others, none, Math.round(slowest)]);
    }
    console.log(table.toString());
  }
}
