import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import type { FuzzRequest } from '../requests/fuzz-request.js';
import type { Answer, SentRequest } from '../send-request.js';
import type { Violation } from './answer-rules.js';

const MAX_TEXT = 600;

/** A request whose answer violates a rule. */
export interface Failure extends Violation {
  readonly request: FuzzRequest;
  readonly sent: SentRequest;
  /** Undefined when none arrived. */
  readonly answer: Answer | undefined;
}

/** Failures that differ in operation or rule. */
export class Failures {
  private readonly counts = new Map<string, number>();
  private readonly folder: string;

  constructor(private readonly seed: number) {
    this.folder = path.join(tmpdir(), `popote-fuzz-${String(seed)}`);
  }

  get size(): number {
    return this.counts.size;
  }

  /** Whether a failure of the same operation and rule was reported. */
  isKnown(failure: Failure): boolean {
    const key = keyOf(failure);
    const count = this.counts.get(key);
    if (count !== undefined) this.counts.set(key, count + 1);
    return count !== undefined;
  }

  /** Prints a failure, unless it is known, and writes its request to a file. */
  report(failure: Failure): void {
    const key = keyOf(failure);
    if (this.counts.has(key)) return;
    this.counts.set(key, 1);
    const { request, sent, answer, detail } = failure;
    const file = path.join(this.folder, `${String(this.size)}.json`);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(file, JSON.stringify(sent, undefined, 2));
    const { method, target, body = '' } = sent;
    const text = answer === undefined ? 'no response' : `${String(answer.status)} ${answer.text}`;
    console.log(
      [
        `\nFAILURE ${String(this.size)}: ${key}: ${detail}`,
        `  as ${request.actor}: ${`${method} ${target} ${body}`.slice(0, MAX_TEXT)}`,
        `  ${text.slice(0, MAX_TEXT)}`,
        `  the whole request: ${file}`,
      ].join('\n'),
    );
  }

  /** Prints how often each failure occurred, and how to repeat it. */
  printSummary(): void {
    if (this.size === 0) return;
    console.log('\nFailures:');
    for (const [key, count] of this.counts) console.log(`${String(count).padStart(7)} × ${key}`);
    console.log(`To repeat: npm run fuzz -- --seed ${String(this.seed)} [--operation <name>]`);
  }
}

function keyOf({ request, rule }: Failure): string {
  return `${request.operation.id}: ${rule}`;
}
