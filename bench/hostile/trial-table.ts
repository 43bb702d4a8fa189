import Table from 'cli-table3';
import type { PathObservation } from './bystander.js';
import type { Trial } from './trial.js';
import { problemsOf } from './verdict.js';

/**
 * A table with one row for each attack. Latencies are in milliseconds, memory in megabytes. The
 * delay of the bystander's own timers shows how busy the machine was.
 */
export class TrialTable {
  private readonly table: Table.Table;

  /** @param pause maximum seconds between the end of an attack and the last measurement of memory */
  constructor(pause: number) {
    this.table = new Table({
      head: [
        'attack',
        'requests',
        'answers',
        '/health\np50 p99 max',
        '/auth/me\np50 p99 max',
        'timers\nmax',
        `memory before,\nhighest, ≤ ${String(pause)} s after`,
        'ended',
        'ok',
      ],
      style: { head: [], border: [], compact: true },
    });
  }

  add(trial: Trial): void {
    const { attack, traffic, observation, before, after, ended } = trial;
    this.table.push([
      attack.name,
      String(traffic.sent),
      describeCounts([...traffic.answers]),
      describeLatencies(observation.health),
      describeLatencies(observation.me),
      observation.timerDelay.toFixed(0),
      [before, observation.highestMegabytes, after].map((value) => value.toFixed(0)).join(' '),
      ended.join(', ') || '-',
      problemsOf(trial).length === 0 ? 'yes' : 'NO',
    ]);
  }

  /** Adds an attack that could not be run. */
  addFailure(name: string): void {
    this.table.push([name, '', '', '', '', '', '', '', 'NO']);
  }

  print(): void {
    console.log(this.table.toString());
  }
}

function describeLatencies({ p50, p99, max, refusals }: PathObservation): string {
  const latencies = [p50, p99, max].map((value) => value.toFixed(0)).join(' ');
  return [latencies, describeCounts(Object.entries(refusals))].join('\n').trim();
}

function describeCounts(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([answer, times]) => `${answer}: ${String(times)}`).join('\n');
}
