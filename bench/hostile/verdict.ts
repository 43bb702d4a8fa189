import type { PathObservation } from './bystander.js';
import { NO_RETRY_AFTER } from './traffic.js';
import type { Trial } from './trial.js';

/** Highest latency of the bystander, in milliseconds. */
const MAX_LATENCY = 250;
/** Growth of the API's memory during an attack, and what may remain after the pause, in megabytes. */
const MAX_GROWTH = 150;
const MAX_REMAINDER = 50;
/** Text of personal data in a log. */
const PERSONAL_DATA = ['$argon2', '@example.org'];

/** Returns what must hold during an attack and did not. */
export function problemsOf(trial: Trial): string[] {
  const { attack, observation, before, after, ended, log, problem } = trial;
  const growth = observation.highestMegabytes - before;
  const candidates: readonly (readonly [boolean, string])[] = [
    ...ended.map((name) => [true, `${name} ended`] as const),
    ...latencyProblems('/health', observation.health),
    ...(attack.blocksDatabase === true
      ? refusalProblems('/auth/me', observation.me, ['503'])
      : latencyProblems('/auth/me', observation.me)),
    [growth >= MAX_GROWTH, `memory grew by ${growth.toFixed(0)} MB`],
    [after - before > MAX_REMAINDER, `${(after - before).toFixed(0)} MB were not released`],
    ...unexpectedAnswers(trial),
    ...PERSONAL_DATA.map((text) => [log.includes(text), `the log contains ${text}`] as const),
    [problem !== undefined, problem ?? ''],
  ];
  return candidates.filter(([isProblem]) => isProblem).map(([, text]) => text);
}

type Candidate = readonly [isProblem: boolean, text: string];

function latencyProblems(path: string, observation: PathObservation): readonly Candidate[] {
  const { max } = observation;
  return [
    [max > MAX_LATENCY, `${path} took ${max.toFixed(0)} ms`],
    ...refusalProblems(path, observation, []),
  ];
}

function refusalProblems(
  path: string,
  { refusals }: PathObservation,
  accepted: readonly string[],
): readonly Candidate[] {
  return Object.entries(refusals).map(([refusal, times]) => [
    !accepted.includes(refusal),
    `${path} answered ${refusal} ${String(times)} times`,
  ]);
}

/** The documented server errors are 502 and 503; 429 and 503 say when to try again. */
function unexpectedAnswers({ traffic }: Trial): readonly Candidate[] {
  return [...traffic.answers].map(([answer, times]) => [
    (/^5/.test(answer) && !/^50[23]$/.test(answer)) || answer.endsWith(NO_RETRY_AFTER),
    `the attack received ${answer} ${String(times)} times`,
  ]);
}
