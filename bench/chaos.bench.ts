import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { signUp } from './harness/account.js';
import type { BenchContext } from './harness/bench-context.js';
import { Fleet, type Part, PARTS } from './harness/fleet.js';
import { InternalRoutes } from './harness/internal.js';
import { pick, RestlessPeople, type Step } from './harness/restless-people.js';
import { fillSteps, writeSteps } from './harness/steps.js';
import { judge } from './harness/verdict.js';

const STEPS = 1_600;
const ROUNDS = 30;
/** Longest time between two kills, and until what was killed comes back, in milliseconds. */
const MAX_PEACE = 1_500;
const MAX_ABSENCE = 500;

/**
 * Kills database, API and worker with -9 at random moments, 30 times over, while people correct
 * techniques and everything is analysed anew. Once all are back, no correction may be lost, no
 * step be owed, and nothing have been applied twice.
 *
 * `npm run bench -- chaos [rounds] [hurry]`: with `hurry`, the minute until leases end is skipped.
 */
export default async function chaos(context: BenchContext): Promise<void> {
  const [rounds = String(ROUNDS), pace] = context.options;
  await fillSteps(context.databaseUrl, writeSteps(STEPS));
  const fleet = await Fleet.start(context);
  const people = await startPeople(context, fleet.apiUrl);
  const kills: Record<Part, number> = { database: 0, api: 0, worker: 0 };
  for (let round = 0; round < Number(rounds); round++) {
    await setTimeout(Math.random() * MAX_PEACE);
    const victims = pickSome(PARTS);
    for (const victim of victims) {
      fleet.kill(victim);
      kills[victim]++;
    }
    await setTimeout(Math.random() * MAX_ABSENCE);
    await fleet.bringBack(victims);
  }
  await people.stop();
  console.log(`${rounds} rounds, killed: ${JSON.stringify(kills)}`);
  if (pace === 'hurry') await skipMinute(context.databaseUrl);
  const seconds = await new InternalRoutes(fleet.apiUrl).untilCaughtUp();
  console.log(`nothing is owed ${seconds.toFixed(1)} s after all were back`);
  const steps = await readSteps(context.databaseUrl);
  const verdict = await judge(context.databaseUrl, steps, people.acknowledged);
  console.log(
    `${String(people.acknowledged.length)} corrections accepted: ${JSON.stringify(verdict)}`,
  );
  await fleet.stop();
  if (people.acknowledged.length === 0) throw new Error('Nobody could correct anything.');
  if (verdict.lost + verdict.wrong + verdict.wrongRecipes > 0) throw new Error('MISSED');
}

async function startPeople({ databaseUrl }: BenchContext, apiUrl: string): Promise<RestlessPeople> {
  const headers = await signUp(apiUrl);
  const answer = await fetch(`${apiUrl}/reference/tech-steps`, { headers });
  const techSteps = (await answer.json()) as { id: number }[];
  return new RestlessPeople({
    apiUrl,
    headers,
    steps: await readSteps(databaseUrl),
    techStepIds: techSteps.map(({ id }) => id),
  });
}

async function readSteps(databaseUrl: string): Promise<Step[]> {
  return ask<Step>(databaseUrl, 'select id, recipe_id as "recipeId", description from step');
}

/** What was killed never gives its leases back: they end. */
async function skipMinute(databaseUrl: string): Promise<void> {
  await ask(databaseUrl, `update step set leased_until = leased_until - interval '1 minute'`);
}

async function ask<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}

/** One of them, or several at once. */
function pickSome(parts: readonly Part[]): Part[] {
  const some = parts.filter(() => Math.random() < 0.3);
  return some.length > 0 ? some : [pick(parts)];
}
