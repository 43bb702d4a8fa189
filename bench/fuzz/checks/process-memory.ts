import { residentMegabytes, type RunningProcess } from '../../harness/process.js';

/** The threads of pages, archives and sessions start with their first request, and keep a heap. */
const MAX_GROWTH_MB = 250;

/** Compares the resident memory of processes with that after a warm-up. Linux only. */
export class ProcessMemory {
  private baseline: Promise<Readonly<Record<string, number>>> | undefined;

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
  async problems(): Promise<string[]> {
    const ended = this.ended().map((name) => `${name} ended during the run`);
    const baseline = await this.baseline;
    const grown = Object.entries(await this.read()).flatMap(([name, megabytes]) => {
      const growth = megabytes - (baseline?.[name] ?? megabytes);
      const text = `${name}: ${megabytes.toFixed(0)} MB, ${growth.toFixed(0)} MB more than after the warm-up`;
      console.log(text);
      return growth > MAX_GROWTH_MB ? [`${text} (at most ${String(MAX_GROWTH_MB)})`] : [];
    });
    return [...ended, ...grown];
  }

  /** Resident memory by process, in megabytes. */
  private async read(): Promise<Record<string, number>> {
    const processes = Object.entries(this.processes).map(
      async ([name, { child }]) => [name, await residentMegabytes(child.pid)] as const,
    );
    return Object.fromEntries(await Promise.all(processes));
  }
}
