import { readFileSync } from 'node:fs';
import type { RunningProcess } from '../../harness/process.js';

const MAX_GROWTH_MB = 150;

/** Compares the resident memory of processes with that after a warm-up. Linux only. */
export class ProcessMemory {
  private baseline: Readonly<Record<string, number>> | undefined;

  constructor(private readonly processes: Readonly<Record<string, RunningProcess>>) {}

  /** Takes the baseline, at the first call only. */
  takeBaseline(): void {
    this.baseline ??= this.read();
  }

  /** Names of the processes that ended. */
  ended(): string[] {
    return Object.entries(this.processes)
      .filter(([, { child }]) => child.exitCode !== null || child.signalCode !== null)
      .map(([name]) => name);
  }

  /** Prints memory and growth. Describes the processes that ended or that grew too much. */
  problems(): string[] {
    const ended = this.ended().map((name) => `${name} ended during the run`);
    if (process.platform !== 'linux') {
      console.log('Memory is not checked: this system has no /proc.');
      return ended;
    }
    const grown = Object.entries(this.read()).flatMap(([name, megabytes]) => {
      const growth = megabytes - (this.baseline?.[name] ?? megabytes);
      const text = `${name}: ${megabytes.toFixed(0)} MB, ${growth.toFixed(0)} MB more than after the warm-up`;
      console.log(text);
      return growth > MAX_GROWTH_MB ? [`${text} (at most ${String(MAX_GROWTH_MB)})`] : [];
    });
    return [...ended, ...grown];
  }

  /** Resident memory by process, in megabytes. */
  private read(): Record<string, number> {
    return Object.fromEntries(
      Object.entries(this.processes).map(([name, { child }]) => [
        name,
        residentMegabytes(child.pid),
      ]),
    );
  }
}

/** 0 for a process that ended. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
