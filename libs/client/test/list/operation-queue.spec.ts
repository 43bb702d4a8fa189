import fc from 'fast-check';
import { OperationQueue, type QueueOptions, type RefusedOperation } from '../../src/index.js';
import { type Answer, FakeListService, refusal } from './fake-list-service.js';
import { MemoryStorage } from '../memory-storage.js';

const WEEK = '2026-11-16';
const NEXT_WEEK = '2026-11-23';

let service: FakeListService;
let storage: MemoryStorage;
let refused: RefusedOperation[];
let queues: OperationQueue[];

beforeEach(() => {
  jest.useFakeTimers();
  service = new FakeListService();
  storage = new MemoryStorage();
  refused = [];
  queues = [];
});
afterEach(() => {
  for (const queue of queues) queue.close();
  jest.useRealTimers();
});

async function openQueue(options: Partial<QueueOptions> = {}): Promise<OperationQueue> {
  const queue = await OperationQueue.open({
    popote: service.popote,
    storage,
    onRefused: (each) => refused.push(each),
    ...options,
  });
  queues.push(queue);
  return queue;
}

const tick = (id: string, text?: string) =>
  ({ id, kind: 'CHECK', lineId: 'ingredient-1', ...(text !== undefined && { text }) }) as const;
const idsFrom = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => `operation-${String(start + index)}`);
const pendingIds = (queue: OperationQueue) => queue.pending.map(({ operation }) => operation.id);
const settle = () => jest.advanceTimersByTimeAsync(0);

/** Adds operations while the service is not reachable, then makes it reachable. */
async function addOffline(queue: OperationQueue, ids: readonly string[], text?: string) {
  service.answers = ['unreachable'];
  for (const id of ids) await queue.add(WEEK, tick(id, text));
  await settle();
  expect(service.requests).toEqual([]);
}

it('an operation is pending at once, and is stored and delivered', async () => {
  const queue = await openQueue();
  const added = queue.add(WEEK, { kind: 'CHECK', lineId: 'ingredient-1' });
  expect(queue.pending).toHaveLength(1);
  const { id } = await added;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await settle();
  expect(service.applied).toEqual([id]);
  expect(queue.pending).toEqual([]);
  expect(storage.stored).toEqual([]);
  expect(queue.state).toBe('idle');
});

it('the list of the service is reported while the delivered operations are still pending', async () => {
  const seen: unknown[] = [];
  const queue: OperationQueue = await openQueue({
    onList: ({ version }) => seen.push([version, pendingIds(queue)]),
  });
  await queue.add(WEEK, tick('a'));
  await settle();
  expect(seen).toEqual([[1, ['a']]]);
});

it('operations are sent in order, at most 200 at a time', async () => {
  const queue = await openQueue();
  await addOffline(queue, idsFrom(0, 450));
  await queue.deliver();
  expect(service.requests).toEqual([idsFrom(0, 200), idsFrom(200, 400), idsFrom(400, 450)]);
});

it('a request stays below 64 KiB', async () => {
  const queue = await openQueue();
  await addOffline(queue, idsFrom(0, 200), '🥕'.repeat(200));
  await queue.deliver();
  expect(service.requests.length).toBeGreaterThan(2);
  expect(service.applied).toEqual(idsFrom(0, 200));
});

it('an operation that is added when the queue becomes idle is delivered', async () => {
  let later = ['b'];
  const queue: OperationQueue = await openQueue({
    onChange: () => {
      if (queue.state !== 'idle' || queue.pending.length > 0) return;
      const ids = later;
      later = [];
      for (const id of ids) void queue.add(WEEK, tick(id));
    },
  });
  await queue.add(WEEK, tick('a'));
  await settle();
  expect(service.applied).toEqual(['a', 'b']);
  expect(queue.state).toBe('idle');
});

it('the operations of each week are sent apart', async () => {
  const queue = await openQueue();
  service.answers = ['unreachable'];
  await queue.add(WEEK, tick('a'));
  await queue.add(NEXT_WEEK, tick('b'));
  await queue.add(NEXT_WEEK, tick('c'));
  await settle();
  await queue.deliver();
  expect(service.requests).toEqual([['a'], ['b', 'c']]);
});

it.each<[string, Answer[]]>([
  ['the service is not reachable', ['unreachable', 'unreachable']],
  ['the response is lost', ['lost']],
  ['the service fails', [refusal(5000, 500)]],
  ['a proxy fails', [() => new Response('Bad gateway', { status: 502 })]],
  ['a public network asks for a sign-in', [() => new Response('<h1>Welcome</h1>')]],
])('an operation is repeated with the same id when %s', async (_, answers) => {
  service.answers = answers;
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await settle();
  expect(queue.state).toBe('waiting');
  expect(pendingIds(queue)).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(service.applied).toEqual(['a']);
  expect(queue.pending).toEqual([]);
});

it('pauses grow up to 30 seconds', async () => {
  service.answers = Array<Answer>(30).fill('unreachable');
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(service.answers.length).toBeGreaterThan(20);
  await jest.advanceTimersByTimeAsync(30 * 30_000);
  expect(service.applied).toEqual(['a']);
});

it('deliver ends a pause', async () => {
  service.answers = Array<Answer>(10).fill('unreachable');
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await jest.advanceTimersByTimeAsync(60_000);
  service.answers = [];
  await queue.deliver();
  expect(service.applied).toEqual(['a']);
});

it('after deliver, pauses are short again', async () => {
  service.answers = Array<Answer>(10).fill('unreachable');
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await jest.advanceTimersByTimeAsync(60_000);
  service.answers = ['unreachable'];
  void queue.deliver();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(service.applied).toEqual(['a']);
});

it.each([refusal(4290, 429, { 'retry-after': '60' }), refusal(5030, 503, { 'retry-after': '60' })])(
  'deliver does not end a pause that the service asks for',
  async (answer) => {
    service.answers = [answer];
    const queue = await openQueue();
    await queue.add(WEEK, tick('a'));
    await settle();
    void queue.deliver();
    await queue.add(WEEK, tick('b'));
    await jest.advanceTimersByTimeAsync(59_000);
    expect(service.requests).toEqual([['a']]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(service.requests).toEqual([['a'], ['a', 'b']]);
  },
);

it('an invalid operation is reported, and all others are delivered', async () => {
  const queue = await openQueue();
  service.isInvalid = ({ id }) => ['operation-3', 'operation-40'].includes(id);
  await addOffline(queue, idsFrom(0, 50));
  await queue.deliver();
  expect(refused).toMatchObject([
    { date: WEEK, operation: { id: 'operation-3' }, error: { code: 4000 } },
    { date: WEEK, operation: { id: 'operation-40' }, error: { code: 4000 } },
  ]);
  const valid = idsFrom(0, 50).filter(
    (id) => !refused.some(({ operation }) => operation.id === id),
  );
  expect(service.applied).toEqual(valid);
  expect(storage.stored).toEqual([]);
});

it('an operation whose line does not exist is reported', async () => {
  service.ignored = ['b'];
  const queue = await openQueue();
  await addOffline(queue, ['a', 'b', 'c']);
  await queue.deliver();
  expect(refused).toEqual([{ date: WEEK, operation: tick('b'), error: null }]);
});

it.each([refusal(4011, 401), refusal(4041, 404), refusal(4040, 404)])(
  'an error of the session stops delivery, and keeps the operations',
  async (answer) => {
    service.answers = [answer];
    const queue = await openQueue();
    await queue.add(WEEK, tick('a'));
    await settle();
    expect(queue.state).toBe('stopped');
    expect(queue.error).toMatchObject({ name: 'PopoteError' });
    await queue.add(WEEK, tick('b'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(service.requests).toEqual([['a']]);
    await queue.deliver(); // the person has signed in
    expect(service.applied).toEqual(['a', 'b']);
    expect(refused).toEqual([]);
  },
);

it('after a restart in the middle of a delivery, the same ids are sent again', async () => {
  const before = await openQueue();
  service.answers = ['lost'];
  await before.add(WEEK, tick('a'));
  await before.add(WEEK, tick('b'));
  before.close();
  await settle();
  expect(service.applied).toContain('a');

  const after = await openQueue();
  expect(pendingIds(after)).toEqual(['a', 'b']);
  await after.deliver();
  expect(service.applied).toEqual(['a', 'b']);
  expect(storage.stored).toEqual([]);
});

it('a closed queue sends nothing', async () => {
  service.answers = ['unreachable'];
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await settle();
  queue.close();
  await jest.advanceTimersByTimeAsync(60_000);
  await queue.deliver();
  expect(service.requests).toEqual([]);
  expect(storage.stored).toHaveLength(1);
});

it('an operation that cannot be stored is delivered nevertheless', async () => {
  storage.add = () => {
    throw new Error('The storage is full.');
  };
  const queue = await openQueue();
  await expect(queue.add(WEEK, tick('a'))).rejects.toThrow('full');
  await settle();
  expect(service.applied).toEqual(['a']);
});

it('a request that never ends is repeated after 30 seconds', async () => {
  service.answers = ['silent'];
  const queue = await openQueue();
  await queue.add(WEEK, tick('a'));
  await jest.advanceTimersByTimeAsync(29_000);
  expect(queue.state).toBe('sending');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(service.applied).toEqual(['a']);
});

it('whatever fails, and whenever the app restarts, all operations arrive once and in order', async () => {
  const step = fc.constantFrom('add', 'pass', 'lost', 'unreachable', 'busy', 'restart');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      service = new FakeListService();
      storage = new MemoryStorage();
      let queue = await openQueue();
      let added = 0;
      for (const each of steps) {
        if (each === 'add') await queue.add(WEEK, tick(`operation-${String(added++)}`));
        else if (each === 'pass') await jest.advanceTimersByTimeAsync(700);
        else if (each === 'lost' || each === 'unreachable') service.answers.push(each);
        else if (each === 'busy') service.answers.push(refusal(5030, 503, { 'retry-after': '1' }));
        else {
          queue.close();
          queue = await openQueue();
        }
      }
      void queue.deliver();
      await jest.advanceTimersByTimeAsync(60 * 30_000);
      expect(service.applied).toEqual(idsFrom(0, added));
      expect(storage.stored).toEqual([]);
      queue.close();
    }),
  );
});
