import { readdir, readFile } from 'node:fs/promises';

export interface MarkedProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/**
 * The processes that inherited a variable, given as `NAME=value`: those that a command started,
 * directly or not. Reads /proc of Linux.
 */
export async function processesWith(variable: string): Promise<MarkedProcess[]> {
  const found = await Promise.all(
    (await readdir('/proc')).map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const environment = await read('environ'); // empty for a process that has ended
      if (!environment.split('\0').includes(variable)) return [];
      const [, parent] = /^PPid:\s*(\d+)$/m.exec(await read('status')) ?? [];
      return [{ pid: Number(pid), parent: Number(parent), command: await read('cmdline') }];
    }),
  );
  return found.flat();
}
