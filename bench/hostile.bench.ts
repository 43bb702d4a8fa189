import { parseArgs } from 'node:util';
import type { BenchContext } from './harness/bench-context.js';
import type { Attack } from './hostile/attack.js';
import { ATTACKS } from './hostile/attack-list.js';
import { TargetServices } from './hostile/target-services.js';
import { runTrial, type Trial } from './hostile/trial.js';
import { printTrials, problemsOf } from './hostile/verdict.js';

const DEFAULT_SECONDS = '8';
/** Maximum time until memory is released after an attack. */
const DEFAULT_PAUSE_SECONDS = '130';

/**
 * Attacks the API while a bystander uses it. During every attack the bystander must be answered
 * with a 2xx, 99 % within 250 ms, memory must grow by less than 150 MB and return to within 50 MB
 * within `pause`, and no process may end. Otherwise the exit code is 1. The first two rows are
 * controls: no load, and an ordinary load. Linux only; takes about 35 minutes.
 *
 * `npm run bench -- hostile [--attack <name>] [--seconds 8] [--pause 130]`
 */
export default async function hostile(context: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args: [...context.options],
    options: {
      attack: { type: 'string', multiple: true, default: ATTACKS.map(({ name }) => name) },
      seconds: { type: 'string', default: DEFAULT_SECONDS },
      pause: { type: 'string', default: DEFAULT_PAUSE_SECONDS },
    },
  });
  const options = {
    folder: context.dataDir,
    seconds: Number(values.seconds),
    pause: Number(values.pause),
  };
  const services = await TargetServices.start(context);
  const trials: Trial[] = [];
  for (const attack of values.attack.map(findAttack)) {
    const problems = await runTrial(services, attack, options).then(
      (trial) => {
        trials.push(trial);
        return problemsOf(trial);
      },
      (error: unknown) => [`the attack could not be run: ${String(error)}`],
    );
    console.log(`${attack.name}: ${problems.join('; ') || 'ok'}`);
    if (problems.length > 0) process.exitCode = 1;
  }
  printTrials(trials);
  await services.stop();
}

function findAttack(name: string): Attack {
  const attack = ATTACKS.find((candidate) => candidate.name === name);
  if (attack) return attack;
  throw new Error(`Attacks: ${ATTACKS.map((candidate) => candidate.name).join(', ')}`);
}
