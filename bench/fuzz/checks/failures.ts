import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { INTERNAL_SECRET } from '../../harness/services.js';
import { toCurl } from '../curl.js';
import type { FuzzRequest } from '../requests/fuzz-request.js';
import type { Answer, SentRequest } from '../send-request.js';
import type { Violation } from './answer-rules.js';

const MAX_ANSWER = 600;

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

  constructor(seed: number) {
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

  /** Prints a failure, unless it is known. */
  report(failure: Failure): void {
    const key = keyOf(failure);
    if (this.counts.has(key)) return;
    this.counts.set(key, 1);
    const { request, sent, answer, detail } = failure;
    const secrets = new Map([
      [`Bearer ${INTERNAL_SECRET}`, 'internal'],
      ...(request.actor === 'anonymous'
        ? []
        : [[sent.headers['cookie'] ?? '', request.actor] as const]),
    ]);
    const file = path.join(this.folder, `${String(this.size)}.txt`);
    const { command, bodyFromFile } = toCurl(sent, secrets, file);
    if (bodyFromFile !== undefined) {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(file, bodyFromFile);
    }
    const text = answer?.text.slice(0, MAX_ANSWER) ?? '';
    console.log(
      [
        `\nFAILURE ${String(this.size)}: ${key}: ${detail}`,
        `  as ${request.actor}: ${command}`,
        answer === undefined ? '  no response' : `  ${String(answer.status)} ${text}`,
      ].join('\n'),
    );
  }

  /** Prints how often each failure occurred, and how to repeat a command. */
  printSummary(): void {
    if (this.size === 0) return;
    console.log('\nFailures:');
    for (const [key, count] of this.counts) console.log(`${String(count).padStart(7)} × ${key}`);
    console.log(HOW_TO_REPEAT);
  }
}

function keyOf({ request, rule }: Failure): string {
  return `${request.operation.id}: ${rule}`;
}

const HOW_TO_REPEAT = `
To repeat a command, start the service with RATE_LIMIT=off and INTERNAL_SECRET set, and define
  api=http://127.0.0.1:3000
  internal="Bearer $INTERNAL_SECRET"
  signup() { curl -s -o /dev/null -D - "$api/auth/signup" -H 'content-type: application/json' \\
    -d "{\\"firstName\\":\\"$1\\",\\"lastName\\":\\"Roy\\",\\"email\\":\\"$1.$RANDOM@example.org\\",\\"password\\":\\"trois petits navets\\"}" |
    sed -n 's/^set-cookie: \\([^;]*\\).*/\\1/p'; }
  A=$(signup A) B=$(signup B) C=$(signup C)
A and B are members of one house, C of another. Ids are those of the database of the run.`;
