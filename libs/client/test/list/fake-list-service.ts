import { createPopote, type Popote, type ShoppingOperation } from '../../src/index.js';

/**
 * What happens to a request. `lost`: the service applies it, and the response does not arrive.
 * `silent`: there is no response until the client gives up.
 */
export type Answer = 'apply' | 'lost' | 'unreachable' | 'silent' | (() => Response);

/** An error of the service. */
export function refusal(code: number, status: number, headers: Record<string, string> = {}) {
  return () => Response.json({ code, message: `Error ${String(code)}.` }, { status, headers });
}

/** The route of the operations, without a server: applies each id once, in the order of arrival. */
export class FakeListService {
  readonly popote: Popote = createPopote({
    baseUrl: 'http://127.0.0.1',
    retries: 0,
    fetch: (_url, init) => this.respond(init?.body as string, init?.signal),
  });
  /** The ids of each request that arrived. */
  readonly requests: string[][] = [];
  readonly applied: string[] = [];
  /** What happens to the next requests; later ones are applied. */
  answers: Answer[] = [];
  /** Whether an operation is invalid. */
  isInvalid: (operation: ShoppingOperation) => boolean = () => false;
  /** Ids of operations whose line does not exist. */
  ignored: string[] = [];
  private version = 0;

  private async respond(body: string, signal?: AbortSignal | null): Promise<Response> {
    await Promise.resolve();
    const { date, operations } = JSON.parse(body) as {
      date: string;
      operations: ShoppingOperation[];
    };
    const answer = this.answers.shift() ?? 'apply';
    if (answer === 'unreachable') throw new TypeError('fetch failed');
    if (answer === 'silent') return untilAborted(signal);
    this.requests.push(operations.map(({ id }) => id));
    if (typeof answer === 'function') return answer();
    if (operations.some(this.isInvalid)) return refusal(4000, 400)();
    const added = operations.filter(({ id }) => !this.applied.includes(id));
    this.applied.push(...added.map(({ id }) => id));
    this.version += 1;
    if (answer === 'lost' || signal?.aborted === true) throw new TypeError('fetch failed');
    const ids = operations.map(({ id }) => id);
    const ignored = this.ignored.filter((id) => ids.includes(id));
    return Response.json({
      weekStart: date,
      version: this.version,
      lines: [],
      staples: [],
      texts: [],
      recipes: [],
      ownLines: [],
      ignored,
    });
  }
}

function untilAborted(signal?: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
