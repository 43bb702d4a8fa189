import type {
  Claim,
  ClaimedStep,
  ClaimedTexts,
  StepResult,
  TextsResult,
} from '#internal-api/contract.js';
import type { IngredientLine, TextDetection } from '#domain/detection/contract.js';
import { type ClientSource, INTERNAL_SECRET, type SharedApp } from './test-app.js';
import { requiredVariable } from './required-variable.js';
import type { TestResponse } from './test-client.js';
import { until } from './until.js';

/** Claims steps, detects them with the real classifier and delivers the results on request. */
export class TestWorker {
  constructor(
    private readonly app: ClientSource,
    private readonly version = 'v1',
    private readonly secret = INTERNAL_SECRET,
  ) {}

  send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<TestResponse<any>> {
    const headers = { authorization: `Bearer ${this.secret}` };
    return this.app.client().send(method, `/internal${path}`, body, headers);
  }

  async claim(limit = 500): Promise<ClaimedStep[]> {
    return (await this.claimAll(limit)).steps as ClaimedStep[];
  }

  /** Claims steps, and the other texts of recipes. */
  async claimAll(limit = 500): Promise<Required<Claim>> {
    const body = { detectorVersion: this.version, limit };
    return (await this.send('POST', '/tech-steps/claims', body)).body;
  }

  /** Sends the steps to the classifier and returns its results. */
  async detect(steps: readonly ClaimedStep[]): Promise<StepResult[]> {
    return Promise.all(
      steps.map(async ({ stepId, revision, locale, description }) => {
        const body = { locale, texts: [description] };
        const [result] = await askClassifier<[TextDetection]>('process', body);
        return { stepId, revision, result };
      }),
    );
  }

  /** The same for the other texts of recipes. */
  async detectTexts(claimed: readonly ClaimedTexts[]): Promise<TextsResult[]> {
    return Promise.all(
      claimed.map(async ({ recipeId, revision, locale, sentences, lines }) => {
        const texts = await askClassifier<TextDetection[]>('process', { locale, texts: sentences });
        const read = await askClassifier<IngredientLine[]>('ingredient-lines', { locale, lines });
        return {
          recipeId,
          revision,
          sentences: texts.map(({ possibleFoods, unread }) => ({ possibleFoods, unread })),
          lines: read.map(({ possibleFoods, unread }) => ({ possibleFoods, unread })),
        };
      }),
    );
  }

  deliver(results: readonly unknown[], texts: readonly unknown[] = []): Promise<TestResponse<any>> {
    const body = { detectorVersion: this.version, results, texts };
    return this.send('POST', '/tech-steps/results', body);
  }

  /** Claims and detects until no text is pending. */
  async detectAll(): Promise<void> {
    for (;;) {
      const { steps, texts } = await this.claimAll();
      if (steps.length + texts.length === 0) return;
      await this.deliver(await this.detect(steps), await this.detectTexts(texts));
    }
  }

  /** Counts of steps by state. */
  async status() {
    const { body } = await this.send('GET', '/tech-steps/status');
    const { total, analysed, pending, leased } = body;
    return { total, analysed, pending, leased };
  }
}

async function askClassifier<Results>(route: string, body: object): Promise<Results> {
  return ((await askClassifierFor(route, body)) as { results: Results }).results;
}

/** Asks again while the classifier of a busy machine refuses the request. */
async function askClassifierFor(route: string, body: object): Promise<unknown> {
  let answer: unknown;
  await until(async () => {
    const response = await fetch(`${requiredVariable('TEST_CLASSIFIER_URL')}/v1/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    answer = await response.json();
    if (response.status === 400) throw new Error(JSON.stringify(answer));
    return response.ok;
  });
  return answer;
}

/**
 * Detects what is pending because the classifier of a busy machine responded too late, with the version
 * of this classifier.
 */
export async function detectAll(app: ClientSource): Promise<void> {
  const { version } = (await askClassifierFor('process', { locale: 'fr', texts: ['Saler.'] })) as {
    version: string;
  };
  await new TestWorker(app, version).detectAll();
}

/** Ends all leases, as if a minute had passed. */
export async function expireLeases(app: SharedApp): Promise<void> {
  for (const table of ['step', 'recipe_text']) {
    await app.sql(`update ${table} set leased_until = leased_until - interval '1 minute'`);
  }
}

/** Writes the id of every step that a worker leases from now on to the table `lease_log`. */
export async function logLeases({ sql }: Pick<SharedApp, 'sql'>): Promise<void> {
  await sql(`
    create table lease_log (step_id int not null);
    create function log_lease() returns trigger language plpgsql as $$
      begin insert into lease_log values (new.id); return null; end $$;
    create trigger lease_log after update of leased_until on step
      for each row when (new.leased_until is not null) execute function log_lease()`);
}
