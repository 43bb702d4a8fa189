import fc from 'fast-check';
import { Random } from '../seed/random.js';
import type { AnswerRules, Violation } from './checks/answer-rules.js';
import type { Failure, Failures } from './checks/failures.js';
import { MAX_MILLISECONDS, SlowRequests } from './checks/slow-requests.js';
import type { Statistics } from './checks/statistics.js';
import type { Operation } from './openapi/operations.js';
import { type Account, fillMarks } from './people/fill-marks.js';
import type { People } from './people/people.js';
import type { FuzzRequest } from './requests/fuzz-request.js';
import type { Pool } from './requests/pool.js';
import { requestsTo } from './requests/requests-to.js';
import { type Answer, type SentRequest, sendRequest } from './send-request.js';

const CONCURRENCY = 4;
const REQUESTS_PER_ROUND = 10;
/** Requests after which the people are replaced, because they left houses and deleted recipes. */
const REQUESTS_PER_GENERATION = 600;
/** Attempts to find a smaller request that fails in the same way. */
const MAX_SHRINKS = 60;

/** Operations that hash a password, remove what others need, or have long answers. */
const WEIGHTS: Readonly<Record<string, number>> = {
  signUp: 0.2,
  logIn: 0.2,
  changePassword: 0.2,
  deleteAccount: 0.15,
  logOut: 0.2,
  logOutEverywhere: 0.2,
  leaveHouse: 0.2,
  deleteHouse: 0.1,
  removeMember: 0.3,
  changeAdministrator: 0.3,
  listReferenceIngredients: 0.3,
  markStepsPending: 0.3,
};

export interface CampaignContext {
  readonly apiUrl: string;
  readonly operations: readonly Operation[];
  readonly seed: number;
  readonly pool: Pool;
  readonly people: People;
  readonly rules: AnswerRules;
  readonly failures: Failures;
  readonly statistics: Statistics;
  /** Whether all processes of the service are running. */
  readonly isAlive: () => boolean;
  /** Called after every request. Returns whether the run is over. */
  readonly isOver: () => boolean;
}

/** Sends generated requests of all operations, on several connections, until the run is over. */
export class Campaign {
  private readonly inFlight = new Set<Promise<unknown>>();
  private readonly slow = new SlowRequests();
  /** Operations that were not called yet; each is called at least in one round. */
  private readonly uncalled: Operation[];
  private generationEnd = REQUESTS_PER_GENERATION;
  private renewal: Promise<void> | undefined;

  constructor(private readonly context: CampaignContext) {
    this.uncalled = [...context.operations];
  }

  async run(): Promise<void> {
    await this.context.people.renew();
    const workers = Array.from({ length: CONCURRENCY }, (_, worker) => this.work(worker));
    await Promise.all(workers);
    if (this.context.isAlive()) await this.repeatSlowRequests();
  }

  private async work(worker: number): Promise<void> {
    const random = new Random(this.context.seed + worker);
    while (!this.context.isOver()) {
      const operation = this.uncalled.shift() ?? this.pickOperation(random);
      await this.round(operation, random.between(1, 2 ** 31)).catch((error: unknown) => {
        if (this.context.isAlive()) throw error;
      });
    }
  }

  private pickOperation(random: Random): Operation {
    const operation = random.pick(this.context.operations);
    return random.chance(WEIGHTS[operation.id] ?? 1) ? operation : this.pickOperation(random);
  }

  /** Sends some requests of one operation. A failure that is not known is made smaller. */
  private async round(operation: Operation, seed: number): Promise<void> {
    const { pool, failures, isOver, isAlive } = this.context;
    let smallest: Failure | undefined;
    let shrinks = 0;
    const property = fc.asyncProperty(requestsTo(operation, pool), async (request) => {
      if (smallest === undefined ? isOver() : !isAlive() || ++shrinks > MAX_SHRINKS) return true;
      const failure = await this.attempt(request);
      if (failure === undefined || failures.isKnown(failure)) return true;
      if (smallest !== undefined && smallest.rule !== failure.rule) return true;
      smallest = failure;
      return false;
    });
    await fc.check(property, { seed, numRuns: REQUESTS_PER_ROUND });
    if (smallest !== undefined) failures.report(smallest);
  }

  /** Sends a request and checks its answer. */
  private async attempt(request: FuzzRequest): Promise<Failure | undefined> {
    const { people, statistics, rules, isAlive } = this.context;
    await this.preparePeople();
    const account = people.accountOf(request.actor);
    const sent: SentRequest = {
      method: request.method,
      target: request.target,
      headers: { ...people.headersOf(request.actor), ...request.headers },
      body: fillMarks(request.operation.path, request.body, account, people.secrets),
    };
    const answer = await this.exchange(request, sent, account);
    const { status, milliseconds } = answer ?? { status: 0, milliseconds: 0 };
    statistics.add(request.operation, status, milliseconds);
    if (answer === undefined) {
      if (!isAlive()) return { rule: 'crash', detail: 'A process ended.', request, sent, answer };
      this.slow.add(request);
      return undefined;
    }
    if (milliseconds > MAX_MILLISECONDS) this.slow.add(request);
    const violation =
      rules.check(request, answer) ?? (await this.findLeak(request, sent, account, answer));
    return violation && { ...violation, request, sent, answer };
  }

  private exchange(
    request: FuzzRequest,
    sent: SentRequest,
    account: Account | null,
  ): Promise<Answer | undefined> {
    const { apiUrl, people } = this.context;
    const exchange = sendRequest(apiUrl, sent).then(
      (answer) => {
        const { method, operation } = request;
        if (method === operation.method) people.learn(account, method, operation.path, answer);
        return answer;
      },
      () => undefined,
    );
    this.inFlight.add(exchange);
    return exchange.finally(() => this.inFlight.delete(exchange));
  }

  /**
   * A request that is still in flight, or one that prepares the people, may have given the viewer the
   * right to read a secret, so a suspected leak is checked again after those requests.
   */
  private async findLeak(
    { operation, actor }: FuzzRequest,
    sent: SentRequest,
    account: Account | null,
    { text }: Answer,
  ): Promise<Violation | undefined> {
    // The internal secret may read everything; a login may read what its password gives.
    if (actor === 'worker' || operation.path === '/auth/login') return undefined;
    const { secrets } = this.context.people;
    // A planned recipe is shown to the house.
    const leaksNow = () => secrets.leaksTo(account, text, operation.path.startsWith('/planning'));
    if (leaksNow().length === 0) return undefined;
    await Promise.all([...this.inFlight, this.renewal]);
    const request = sent.target + (sent.body ?? '');
    const leaks = leaksNow().filter((secret) => !request.includes(secret));
    return leaks.length === 0 ? undefined : { rule: 'leak', detail: leaks.join(', ') };
  }

  /** Restores sessions, and replaces the people from time to time. */
  private async preparePeople(): Promise<void> {
    this.renewal ??= this.startRenewal().finally(() => (this.renewal = undefined));
    await this.renewal;
  }

  private async startRenewal(): Promise<void> {
    const { people, statistics } = this.context;
    if (statistics.requests < this.generationEnd) return people.restoreSessions();
    this.generationEnd = statistics.requests + REQUESTS_PER_GENERATION;
    return people.renew();
  }

  /** A slow request is a failure if it is slow again while no other request runs. */
  private async repeatSlowRequests(): Promise<void> {
    const { people, failures, apiUrl } = this.context;
    for (const request of this.slow.all()) {
      await people.restoreSessions();
      const headers = { ...people.headersOf(request.actor), ...request.headers };
      const sent = { ...request, headers };
      const answer = await sendRequest(apiUrl, sent).catch(() => undefined);
      if (answer !== undefined && answer.milliseconds <= MAX_MILLISECONDS) continue;
      const detail = answer === undefined ? 'no response' : `${answer.milliseconds.toFixed(0)} ms`;
      failures.report({ rule: 'slow', detail, request, sent, answer });
    }
  }
}
