import type { PathObservation } from './bystander.js';
import { NO_RETRY_AFTER } from './traffic.js';
import { MAX_REMAINDER, type Trial } from './trial.js';

/** Highest latency of the bystander, in milliseconds. */
const MAX_LATENCY = 250;
/** Growth of the API's memory during an attack, in megabytes. */
const MAX_GROWTH = 150;
const DOCUMENTED_SERVER_ERRORS = ['502', '503'];
/** Text of personal data in a log. */
const PERSONAL_DATA = ['$argon2', '@example.org'];

/** Returns what must hold during an attack and did not. */
export function problemsOf(trial: Trial): string[] {
  const { attack, observation, before, after, ended, log, problem } = trial;
  const growth = observation.highestMegabytes - before;
  const remainder = after - before;
  return [
    ...ended.map((name) => `${name} ended`),
    ...latencyProblems('/health', observation.health),
    ...(attack.blocksDatabase === true
      ? refusalProblems('/auth/me', observation.me, ['503'])
      : latencyProblems('/auth/me', observation.me)),
    ...(growth >= MAX_GROWTH ? [`memory grew by ${growth.toFixed(0)} MB`] : []),
    ...(remainder > MAX_REMAINDER ? [`${remainder.toFixed(0)} MB were not released`] : []),
    ...answerProblems(trial),
    ...PERSONAL_DATA.filter((text) => log.includes(text)).map((text) => `the log contains ${text}`),
    ...(problem === undefined ? [] : [problem]),
  ];
}

function latencyProblems(path: string, observation: PathObservation): string[] {
  const { max } = observation;
  return [
    ...(max > MAX_LATENCY ? [`${path} took ${max.toFixed(0)} ms`] : []),
    ...refusalProblems(path, observation, []),
  ];
}

function refusalProblems(
  path: string,
  { refusals }: PathObservation,
  accepted: readonly string[],
): string[] {
  return Object.entries(refusals)
    .filter(([refusal]) => !accepted.includes(refusal))
    .map(([refusal, times]) => `${path} answered ${refusal} ${String(times)} times`);
}

function answerProblems({ traffic }: Trial): string[] {
  return [...traffic.answers]
    .filter(([answer]) => isUnexpected(answer))
    .map(([answer, times]) => `the attack received ${answer} ${String(times)} times`);
}

/** The documented server errors are 502 and 503; 429 and 503 say when to try again. */
function isUnexpected(answer: string): boolean {
  const isServerError = answer.startsWith('5') && !DOCUMENTED_SERVER_ERRORS.includes(answer);
  return isServerError || answer.endsWith(NO_RETRY_AFTER);
}
