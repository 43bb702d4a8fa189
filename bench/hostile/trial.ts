import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type SessionHeaders, signUp } from '../harness/account.js';
import { residentMegabytes } from '../harness/process.js';
import type { Attack } from './attack.js';
import { Bystander, type Observation } from './bystander.js';
import { callAsUsual } from './attacks/controls.js';
import type { TargetServices } from './target-services.js';
import { Traffic } from './traffic.js';

/** Requests before the first measurement of memory, in milliseconds: code is compiled, caches fill. */
const WARM_UP_MS = 3_000;
/** Time for the last answers after the end of an attack, in milliseconds. */
const GRACE_MS = 5_000;

export interface TrialOptions {
  /** Folder of the logs. */
  readonly folder: string;
  readonly seconds: number;
  /** Time between the end of the attack and the last measurement, in seconds. */
  readonly pause: number;
}

/** What happened during one attack. */
export interface Trial {
  readonly attack: Attack;
  readonly traffic: Traffic;
  readonly observation: Observation;
  /** Resident memory of the API before the attack and after the pause, in megabytes. */
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
  const apiPid = services.apiPid;
  const headers = await signUp(target.apiUrl);
  const prepared = await attack.prepare(target);
  await warmUp(target.apiUrl, headers);
  const before = await residentMegabytes(apiPid);
  const bystander = new Bystander({ apiUrl: target.apiUrl, headers, apiPid });
  const traffic = new Traffic(target.apiUrl, AbortSignal.timeout(seconds * 1000));
  const failure = await failureOf(() =>
    Promise.race([prepared.run(traffic), setTimeout(seconds * 1000 + GRACE_MS)]),
  );
  await traffic.close();
  await setTimeout(pause * 1000);
  const after = await residentMegabytes(apiPid).catch(() => 0); // the API has ended
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

/** Returns the message of the error with which `work` fails. */
async function failureOf(work: () => Promise<unknown> | undefined): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
