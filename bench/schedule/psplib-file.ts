import type { Project } from '../../libs/domain/src/planning/scheduling/project.js';

/**
 * Reads a single-mode instance of PSPLIB (`.sm`, the format of ProGen). Activity 0 is the source,
 * the last activity is the sink.
 */
export function readInstance(text: string): Project {
  const successors = rowsAfter(text, /^jobnr\..*successors$/m).map((row) =>
    row.slice(3).map((job) => job - 1),
  );
  const activities = rowsAfter(text, /^jobnr\. mode.*\n-+$/m).map((row, job) => ({
    duration: row[2] ?? 0,
    demands: row.slice(3),
    successors: successors[job] ?? [],
  }));
  const [capacities = []] = rowsAfter(text, /^RESOURCEAVAILABILITIES:\n.*$/m);
  return { activities, capacities, ovens: 0 };
}

/**
 * Reads a file of optima or best known makespans of PSPLIB (`j30opt.sm`, `j60hrs.sm`).
 * @returns the makespan by the name of the instance, for example `j301_1`
 */
export function readMakespans(set: string, text: string): Map<string, number> {
  const rows = text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\d+)\b/gm);
  return new Map(
    [...rows].map(([, parameter = '', instance = '', makespan]) => [
      `${set}${parameter}_${instance}`,
      Number(makespan),
    ]),
  );
}

/** The numbers of each line after the header, up to a line of asterisks. */
function rowsAfter(text: string, header: RegExp): number[][] {
  const lines = text.replaceAll('\r', '');
  const { 0: found, index } = header.exec(lines) ?? { 0: '', index: lines.length };
  const [table = ''] = lines.slice(index + found.length).split(/^\*/m);
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}
