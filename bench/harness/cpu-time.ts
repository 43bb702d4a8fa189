import { readFile } from 'node:fs/promises';

/** Clock ticks per second in /proc. */
const TICKS = 100;

/** CPU time that a process has used, in seconds; Linux only. */
export async function cpuSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces. `utime` and `stime` follow.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
