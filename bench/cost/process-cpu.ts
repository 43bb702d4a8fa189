import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU time of a process and its threads, in milliseconds; Linux only. Counts in nanoseconds, unlike
 * `process.cpuUsage()` and /proc/<pid>/stat, whose unit is often 10 ms. Threads that have ended do
 * not count, so it is meant for processes that keep their threads. 0 for a process that has ended.
 */
export function cpuMilliseconds(pid: number): number {
  const folder = `/proc/${String(pid)}/task`;
  try {
    const times = readdirSync(folder).map((thread) => {
      const [time] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ', 1);
      return Number(time);
    });
    return times.reduce((sum, time) => sum + time, 0) / 1e6;
  } catch {
    return 0;
  }
}

/** Process ids of the children of a process; Linux only. */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces. Its state and parent follow.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
