import { createInterface } from 'node:readline';
import { type Dispatcher, Pool } from 'undici';
import { traceClientRequest } from '#platform/tracing/trace-client-request.js';
import type { ApiAccess } from './api-access.js';
import type {
  BackfillStatus,
  Claim,
  ClaimRequest,
  ExportedCorrection,
  ResultsRequest,
  ResultsSummary,
} from './contract.js';

/** Two deliveries and a claim. */
const CONNECTIONS = 3;

/** Maximum number of characters of results in a request. The API accepts larger bodies. */
const MAX_LENGTH = 1024 * 1024;

/** Time limit of a request, in milliseconds. */
const TIMEOUT = 10_000;

/** The API rejected a request as invalid. A retry cannot succeed. */
export class RequestRejected extends Error {}

/** The API is overloaded. A retry can succeed. */
export class ApiOverloaded extends Error {}

/**
 * Client of `/internal/tech-steps`. Every method throws an error that names the address of the API
 * when the API does not respond or responds with an error.
 */
export class InternalApiClient {
  private readonly pool: Pool;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(private readonly access: ApiAccess) {
    this.pool = new Pool(access.apiUrl, { connections: CONNECTIONS });
    this.headers = {
      authorization: `Bearer ${access.internalSecret}`,
      'content-type': 'application/json',
    };
  }

  /** Claims pending steps; the lease lasts `LEASE_SECONDS`. */
  claim(request: ClaimRequest): Promise<Claim> {
    return this.json('POST', 'claims', JSON.stringify(request));
  }

  /**
   * Delivers results: in halves while they are too large for one request.
   *
   * @throws {RequestRejected, ApiOverloaded} when the API finds the results invalid, or is overloaded
   */
  async deliver({ results, texts = [], ...version }: ResultsRequest): Promise<ResultsSummary> {
    const body = JSON.stringify({ ...version, results, texts });
    if (body.length <= MAX_LENGTH || results.length + texts.length === 1) {
      return this.json('POST', 'results', body);
    }
    const [half, halfOfTexts] = [Math.ceil(results.length / 2), Math.floor(texts.length / 2)];
    const [first, second] = [
      { ...version, results: results.slice(0, half), texts: texts.slice(0, halfOfTexts) },
      { ...version, results: results.slice(half), texts: texts.slice(halfOfTexts) },
    ];
    const [one, other] = [await this.deliver(first), await this.deliver(second)];
    return {
      applied: one.applied + other.applied,
      stale: one.stale + other.stale,
      rejected: [...one.rejected, ...other.rejected],
    };
  }

  status(): Promise<BackfillStatus> {
    return this.json('GET', 'status');
  }

  /** Marks the steps of these recipes, or of all recipes, as pending. */
  backfill(recipeIds: readonly number[] | null): Promise<{ readonly marked: number }> {
    return this.json('POST', 'backfill', JSON.stringify({ recipeIds }));
  }

  /** All corrections, oldest first. */
  async *corrections(): AsyncGenerator<ExportedCorrection> {
    const { body } = await this.send('GET', 'corrections');
    for await (const line of createInterface(body)) yield JSON.parse(line) as ExportedCorrection;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async json<Body>(method: Method, route: string, body?: string): Promise<Body> {
    const response = await this.send(method, route, body);
    return (await response.body.json()) as Body;
  }

  private async send(method: Method, route: string, body: string | null = null) {
    const path = `/internal/tech-steps/${route}`;
    const response = await traceClientRequest(method, path, (headers) =>
      this.pool.request({
        method,
        path,
        headers: { ...this.headers, ...headers },
        body,
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    ).catch((error: unknown) => {
      const problem = `The API does not respond at ${this.access.apiUrl}; check that it is running.`;
      throw new Error(problem, { cause: error });
    });
    if (response.statusCode < 300) return response;
    const problem = `${this.access.apiUrl}${path} responded with status ${String(response.statusCode)}: ${await response.body.text()}`;
    if (response.statusCode === 503) throw new ApiOverloaded(problem);
    throw response.statusCode === 400 ? new RequestRejected(problem) : new Error(problem);
  }
}

type Method = Extract<Dispatcher.HttpMethod, 'GET' | 'POST'>;
