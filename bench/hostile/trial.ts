import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SessionHeaders, signUp } from '../harness/account.js';
import { residentMegabytes } from '../harness/process.js';
import type { Attack } from './attack.js';
import { Bystander, type Observation } from './bystander.js';
import { callAsUsual } from './attacks/controls.js';
import { oneStepRecipe } from './recipes.js';
import type { TargetServices } from './target-services.js';
import { Traffic } from './traffic.js';

/** Requests before the first measurement of memory, in milliseconds: code is compiled, caches fill. */
const WARM_UP_MS = 3_000;
/** Time for the last answers after the end of an attack, in milliseconds. */
const GRACE_MS = 5_000;
/** Growth of the API's memory that may remain after an attack, in megabytes. */
export const MAX_REMAINDER = 50;

export interface TrialOptions {
  /** Folder of the logs. */
  readonly folder: string;
  readonly seconds: number;
  /** Maximum time after the attack until memory is released, in seconds. */
  readonly pause: number;
}

/** What happened during one attack. */
export interface Trial {
  readonly attack: Attack;
  readonly traffic: Traffic;
  readonly observation: Observation;
  /** Resident memory of the API before the attack and when it was released, in megabytes. */
  readonly before: number;
  readonly after: number;
  /** Services that ended. */
  readonly ended: readonly string[];
  readonly log: string;
  /** What does not hold after the attack, according to the attack itself. */
  readonly problem: string | undefined;
}

/** Runs one attack on a new API while a bystander uses it. */
export async function runTrial(
  services: TargetServices,
  attack: Attack,
  { folder, seconds, pause }: TrialOptions,
): Promise<Trial> {
  const { target } = services;
  const logFile = path.join(folder, `${attack.name}.log`);
  await services.restart(attack.env ?? {}, logFile);
  const apiPid = services.api.pid;
  const headers = await signUp(target.apiUrl);
  const prepared = await attack.prepare(target);
  await warmUp(target.apiUrl, headers);
  const before = await residentMegabytes(apiPid);
  const recipe = oneStepRecipe(target);
  const bystander = await Bystander.start({ apiUrl: target.apiUrl, headers, recipe, apiPid });
  const traffic = new Traffic(target.apiUrl, AbortSignal.timeout(seconds * 1000));
  const failure = await failureOf(() =>
    Promise.race([prepared.run(traffic), setTimeout(seconds * 1000 + GRACE_MS)]),
  );
  await traffic.close();
  const after = await memoryAfter(apiPid, before + MAX_REMAINDER, pause);
  const observation = await bystander.stop();
  const problem = failure ?? (await failureOf(() => prepared.check?.()));
  const ended = await services.endedServices();
  const log = await readFile(logFile, 'utf8');
  return { attack, traffic, observation, before, after, ended, log, problem };
}

async function warmUp(apiUrl: string, headers: SessionHeaders): Promise<void> {
  const traffic = new Traffic(apiUrl, AbortSignal.timeout(WARM_UP_MS));
  await callAsUsual(traffic, headers);
  await traffic.close();
}

/**
 * Waits until the memory of the API is released, at most `pause` seconds: V8 collects garbage up to
 * 100 s after the load has ended, and idle threads end after 30 s. Returns 0 when the API has ended.
 */
async function memoryAfter(
  apiPid: number | undefined,
  released: number,
  pause: number,
): Promise<number> {
  for (let second = 1; ; second++) {
    await setTimeout(1000);
    const memory = await residentMegabytes(apiPid);
    if (memory <= released || second >= pause) return memory;
  }
}

/** Returns the message of the error with which `work` fails. */
async function failureOf(work: () => Promise<unknown> | undefined): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
