import type { ClaimedStep, StepResult } from '#internal-api/contract.js';
import { type ClientSource, INTERNAL_SECRET, type TestApp } from './test-app.js';
import type { TestResponse } from './test-client.js';

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
    const body = { detectorVersion: this.version, limit };
    return (await this.send('POST', '/tech-steps/claims', body)).body.steps;
  }

  /** Sends the steps to the classifier and returns its results. */
  async detect(steps: readonly ClaimedStep[]): Promise<StepResult[]> {
    return Promise.all(
      steps.map(async ({ stepId, revision, locale, description }) => {
        const response = await fetch(`${process.env['TEST_CLASSIFIER_URL'] ?? ''}/v1/process`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ locale, texts: [description] }),
        });
        const { results } = (await response.json()) as { results: [StepResult['result']] };
        return { stepId, revision, result: results[0] };
      }),
    );
  }

  deliver(results: readonly unknown[]): Promise<TestResponse<any>> {
    return this.send('POST', '/tech-steps/results', { detectorVersion: this.version, results });
  }

  /** Claims and detects until no step is pending. */
  async detectAll(): Promise<void> {
    for (let steps = await this.claim(); steps.length > 0; steps = await this.claim()) {
      await this.deliver(await this.detect(steps));
    }
  }

  /** Counts of steps by state. */
  async status() {
    const { body } = await this.send('GET', '/tech-steps/status');
    const { total, analysed, pending, leased } = body;
    return { total, analysed, pending, leased };
  }
}

/** Ends all leases, as if a minute had passed. */
export async function expireLeases(app: TestApp): Promise<void> {
  await app.sql(`update step set leased_until = leased_until - interval '1 minute'`);
}

/** Writes the id of every step that a worker leases from now on to the table `lease_log`. */
export async function logLeases({ sql }: Pick<TestApp, 'sql'>): Promise<void> {
  await sql(`
    create table lease_log (step_id int not null);
    create function log_lease() returns trigger language plpgsql as $$
      begin insert into lease_log values (new.id); return null; end $$;
    create trigger lease_log after update of leased_until on step
      for each row when (new.leased_until is not null) execute function log_lease()`);
}
