import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '../../libs/domain/src/planning/scheduling/project.js';
import { generateInstance } from './progen.js';
import { readInstance, readMakespans } from './psplib-file.js';
import { REFERENCES } from './references.js';

export interface Instance {
  readonly name: string;
  readonly project: Project;
  /** The best known makespan. */
  readonly best: number;
}

const REPLICATIONS = 10;

/** The parameters of J30 and J60 (Kolisch and Sprecher, "PSPLIB", EJOR 96, 1997). */
const DESIGN = [1.5, 1.8, 2.1].flatMap((networkComplexity) =>
  [0.25, 0.5, 0.75, 1].flatMap((resourceFactor) =>
    [0.2, 0.5, 0.7, 1].map((resourceStrength) => ({
      networkComplexity,
      resourceFactor,
      resourceStrength,
    })),
  ),
);

/**
 * 480 generated instances with the parameters of J30 or J60.
 * @throws if they are not the instances whose references are recorded
 */
export function generatedSet(jobs: 30 | 60): Instance[] {
  const { digest, makespans } = REFERENCES[jobs];
  const projects = DESIGN.flatMap((parameters, row) =>
    Array.from({ length: REPLICATIONS }, (_, index) =>
      generateInstance({ jobs, ...parameters }, jobs * 1000 + row * REPLICATIONS + index),
    ),
  );
  if (digestOf(projects) !== digest) {
    throw new Error(`The generator has changed: record new references for ${String(jobs)} jobs.`);
  }
  return projects.map((project, index) => ({
    name: `generated-${String(jobs)}-${String(index)}`,
    project,
    best: makespans[index] ?? NaN,
  }));
}

function digestOf(projects: readonly Project[]): string {
  return createHash('sha256').update(JSON.stringify(projects)).digest('hex').slice(0, 16);
}

/** The instances of a set of PSPLIB, for example `j30`, and `<set>opt.sm` or `<set>hrs.sm`. */
export function psplibSet(folder: string, set: string): Instance[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const makespanFile = files.find((file) =>
    [`${set}opt.sm`, `${set}hrs.sm`].includes(path.basename(file)),
  );
  const makespans = readMakespans(set, makespanFile === undefined ? '' : read(makespanFile));
  return files
    .filter((file) => new RegExp(`^${set}\\d+_\\d+\\.sm$`).test(path.basename(file)))
    .map((file) => {
      const name = path.basename(file, '.sm');
      return { name, project: readInstance(read(file)), best: makespans.get(name) ?? NaN };
    });
}
