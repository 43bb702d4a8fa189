import Table from 'cli-table3';
import type { RequestObservation } from './bystander.js';
import { NO_RETRY_AFTER } from './traffic.js';
import { MAX_REMAINDER, type Trial } from './trial.js';

/** Highest p99 of the latencies of the bystander, in milliseconds. */
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
      ? [
          ...refusalProblems('/auth/me', observation.me, ['503']),
          ...refusalProblems('POST /recipes', observation.recipes, ['503']),
        ]
      : [
          ...latencyProblems('/auth/me', observation.me),
          ...latencyProblems('POST /recipes', observation.recipes),
        ]),
    ...(growth >= MAX_GROWTH ? [`memory grew by ${growth.toFixed(0)} MB`] : []),
    ...(remainder > MAX_REMAINDER ? [`${remainder.toFixed(0)} MB were not released`] : []),
    ...[...trial.traffic.answers]
      .filter(([answer]) => isUnexpected(answer))
      .map(([answer, times]) => `the attack received ${answer} ${String(times)} times`),
    ...PERSONAL_DATA.filter((text) => log.includes(text)).map((text) => `the log contains ${text}`),
    ...(problem === undefined ? [] : [problem]),
  ];
}

function latencyProblems(path: string, observation: RequestObservation): string[] {
  const { p99 } = observation;
  return [
    ...(p99 > MAX_LATENCY ? [`${path} took ${p99.toFixed(0)} ms (p99)`] : []),
    ...refusalProblems(path, observation, []),
  ];
}

function refusalProblems(
  path: string,
  { refusals }: RequestObservation,
  accepted: readonly string[],
): string[] {
  return Object.entries(refusals)
    .filter(([refusal]) => !accepted.includes(refusal))
    .map(([refusal, times]) => `${path} answered ${refusal} ${String(times)} times`);
}

/** The documented server errors are 502 and 503; 429 and 503 say when to try again. */
function isUnexpected(answer: string): boolean {
  const isServerError = answer.startsWith('5') && !DOCUMENTED_SERVER_ERRORS.includes(answer);
  return isServerError || answer.endsWith(NO_RETRY_AFTER);
}

/**
 * Prints a row for each attack. Latencies are in milliseconds, memory in megabytes. The delay of the
 * bystander's own timers shows how busy the machine was.
 */
export function printTrials(trials: readonly Trial[]): void {
  const table = new Table({
    head: [
      'attack',
      'requests',
      'answers',
      '/health\np50 p99 max',
      '/auth/me\np50 p99 max',
      'POST /recipes\np50 p99 max',
      'timers\nmax',
      'memory before,\nhighest, after',
      'ok',
    ],
    style: { head: [], border: [], compact: true },
  });
  for (const trial of trials) {
    const { attack, traffic, observation, before, after } = trial;
    table.push([
      attack.name,
      String(traffic.sent),
      describeCounts([...traffic.answers]),
      describeLatencies(observation.health),
      describeLatencies(observation.me),
      describeLatencies(observation.recipes),
      observation.timerDelay.toFixed(0),
      [before, observation.highestMegabytes, after].map((value) => value.toFixed(0)).join(' '),
      problemsOf(trial).length === 0 ? 'yes' : 'NO',
    ]);
  }
  console.log(table.toString());
}

function describeLatencies({ p50, p99, max, refusals }: RequestObservation): string {
  const latencies = [p50, p99, max].map((value) => value.toFixed(0)).join(' ');
  return [latencies, describeCounts(Object.entries(refusals))].join('\n').trim();
}

function describeCounts(counts: readonly (readonly [string, number])[]): string {
  return counts.map(([answer, times]) => `${answer}: ${String(times)}`).join('\n');
}
