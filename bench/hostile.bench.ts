import { parseArgs } from 'node:util';
import type { BenchContext } from './harness/bench-context.js';
import type { Attack } from './hostile/attack.js';
import { ATTACKS } from './hostile/attack-list.js';
import { TargetServices } from './hostile/target-services.js';
import { TrialTable } from './hostile/trial-table.js';
import { runTrial, type TrialOptions } from './hostile/trial.js';
import { problemsOf } from './hostile/verdict.js';

const DEFAULT_SECONDS = '8';
/** Maximum time until memory is released after an attack. */
const DEFAULT_PAUSE_SECONDS = '130';

/**
 * Attacks the API while a bystander uses it. During every attack the bystander must be answered
 * with a 2xx within 250 ms, memory must grow by less than 150 MB and return to within 50 MB within
 * `pause`, and no process may end. Otherwise the exit code is 1. The first two rows are controls: no
 * load, and an ordinary load. Linux only; takes about 25 minutes.
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
  const table = new TrialTable(options.pause);
  for (const name of values.attack) {
    const problems = await attackServices(services, findAttack(name), options, table);
    console.log(`${name}: ${problems.join('; ') || 'ok'}`);
    if (problems.length > 0) process.exitCode = 1;
  }
  table.print();
  await services.stop();
}

function findAttack(name: string): Attack {
  const attack = ATTACKS.find((candidate) => candidate.name === name);
  if (attack) return attack;
  throw new Error(`Attacks: ${ATTACKS.map((candidate) => candidate.name).join(', ')}`);
}

/** Returns what did not hold. */
async function attackServices(
  services: TargetServices,
  attack: Attack,
  options: TrialOptions,
  table: TrialTable,
): Promise<string[]> {
  try {
    const trial = await runTrial(services, attack, options);
    table.add(trial);
    return problemsOf(trial);
  } catch (error) {
    table.addFailure(attack.name);
    return [`the attack could not be run: ${String(error)}`];
  }
}
