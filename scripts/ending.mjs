// The end of a script, also at a signal: what was started last is stopped first.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two checks whether the parent process still runs. */
const PARENT_CHECK = 500;

const parent = process.ppid;
const steps = [];
let ending;

/** Registers an asynchronous function that stops what this script starts. */
export function beforeEnd(step) {
  steps.push(step);
}

/** Lets a child process end before this one. Returns it. */
export function endFirst(child) {
  const exited = once(child, 'exit');
  beforeEnd(() => {
    child.kill('SIGTERM');
    return exited;
  });
  return child;
}

export function isEnding() {
  return ending !== undefined;
}

/** Prints a message, stops everything and ends the process. Later calls have no effect. */
export function end(code, message) {
  ending ??= (async () => {
    if (message) console.error(message);
    while (steps.length > 0) {
      await steps
        .pop()()
        .catch((error) => console.error(error.message));
    }
    process.exit(code);
  })();
  return ending;
}

/** Ends the process with this code at a signal, and below npm at the end of its parent. */
export function endAtSignals(code) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(code));
  if (process.env.npm_lifecycle_event) void endWithParent(code);
}

/**
 * npm passes SIGTERM to its shell only, which ends without passing it on. Without npm, the parent
 * can be a shell that the service is to outlive.
 */
async function endWithParent(code) {
  while (process.ppid === parent) await setTimeout(PARENT_CHECK, undefined, { ref: false });
  await end(code);
}
