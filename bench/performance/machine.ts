import os from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** What the figures depend on besides the code. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
}

/** How busy the machine is without the benchmarks. */
export interface Busyness {
  /** Share of the time of all cores, from 0 to 1. */
  readonly cpu: number;
  /** Load average of the last minute. It includes the benchmark before. */
  readonly loadAverage: number;
}

/** From this share of the CPU, other processes disturb the figures. */
export const BUSY_FROM = 0.1;

const SAMPLE_MS = 2_000;

export function describeMachine(): Machine {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model ?? 'unknown',
    cores: cpus.length,
    memoryGigabytes: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}, ${os.arch()}`,
    node: process.versions.node,
  };
}

/** Measures for two seconds how much other processes use the CPU. */
export async function measureBusyness(): Promise<Busyness> {
  const before = cpuTimes();
  await setTimeout(SAMPLE_MS);
  const after = cpuTimes();
  const idle = (after.idle - before.idle) / (after.all - before.all);
  return { cpu: round(1 - idle), loadAverage: round(os.loadavg()[0] ?? 0) };
}

function cpuTimes(): { readonly idle: number; readonly all: number } {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
