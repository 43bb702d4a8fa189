import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

/** Value of a column. An array becomes a PostgreSQL array. */
type Value = string | number | boolean | Date | null | readonly (string | number)[];

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** Collects rows of one table and sends them with COPY, the fastest way to insert many rows. */
export class CopyBuffer {
  private rows: string[] = [];

  /** @param columns names, separated by commas */
  constructor(
    private readonly table: string,
    private readonly columns: string,
  ) {}

  add(values: readonly Value[]): void {
    this.rows.push(`${values.map(encode).join('\t')}\n`);
  }

  /** Empties the buffer. Returns a function that sends the removed rows. */
  take(): (client: Client) => Promise<void> {
    const rows = this.rows;
    this.rows = [];
    const command = `copy ${this.table} (${this.columns}) from stdin`;
    return async (client) => {
      await pipeline(Readable.from([rows.join('')]), client.query(from(command)));
    };
  }
}

function encode(value: Value): string {
  if (value === null) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return String(value).replace(SPECIAL, (special) => ESCAPES[special] ?? special);
}
