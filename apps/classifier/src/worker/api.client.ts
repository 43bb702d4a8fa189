import { Pool } from 'undici';
import type {
  Claim,
  ClaimRequest,
  ResultsRequest,
  ResultsSummary,
} from '#domain/analysis/worker-contract.js';
import type { ApiAccess } from '../config.js';

/** One request for the next claim, one for the results of the last. */
const CONNECTIONS = 2;
/** Longer than the API ever takes, in milliseconds. */
const ANSWERS_WITHIN = 10_000;

/** The API answered, and what it was sent is of no use to it: sending it again is in vain. */
export class Refused extends Error {}

/** Speaks to the internal routes of the API. */
export class ApiClient {
  private readonly pool: Pool;
  private readonly headers: Readonly<Record<string, string>>;

  constructor({ apiUrl, internalSecret }: ApiAccess) {
    this.pool = new Pool(apiUrl, { connections: CONNECTIONS });
    this.headers = {
      authorization: `Bearer ${internalSecret}`,
      'content-type': 'application/json',
    };
  }

  claim(request: ClaimRequest): Promise<Claim> {
    return this.post<Claim>('/internal/tech-steps/claims', JSON.stringify(request));
  }

  deliver(request: ResultsRequest): Promise<ResultsSummary> {
    return this.post<ResultsSummary>('/internal/tech-steps/results', JSON.stringify(request));
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async post<Answer>(path: string, body: string): Promise<Answer> {
    const answer = await this.pool.request({
      method: 'POST',
      path,
      headers: this.headers,
      body,
      signal: AbortSignal.timeout(ANSWERS_WITHIN),
    });
    if (answer.statusCode === 200) return (await answer.body.json()) as Answer;
    const problem = `The API answered ${String(answer.statusCode)}: ${await answer.body.text()}`;
    throw answer.statusCode === 400 ? new Refused(problem) : new Error(problem);
  }
}
