import { type AppProcess, startApiProcess } from '../support/processes/app-process.js';
import { openEvents, type ReceivedEvent } from '../support/event-stream.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const JWT_SECRET = 'a-jwt-secret-for-tests-of-32-bytes-or-more';
const WRITES = 100;
const WRITES_AT_ONCE = 10;
const CLIENTS = 6;
/** Events after which a client disconnects, at most. */
const MAX_EVENTS = 9;

/** Pseudo-random integers from 0, the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

describe('two processes of the API', () => {
  let app: TestApp;
  let other: AppProcess;
  beforeAll(async () => {
    app = await startTestApp({ JWT_SECRET });
    other = await startApiProcess(app.databaseUrl, JWT_SECRET);
  });
  afterAll(async () => {
    await other.stop();
    await app.close();
  });

  /** Receives events until the last one, on connections that break at random. */
  async function follow(
    member: Member,
    seed: number,
    onOpen: () => void,
  ): Promise<ReceivedEvent[]> {
    const random = createRandom(seed);
    const received: ReceivedEvent[] = [];
    let lastEventId = '';
    for (let isLast = false; !isLast;) {
      const api = random(2) === 0 ? app : other;
      const stream = await openEvents(api, member.client, { 'last-event-id': lastEventId });
      onOpen();
      const count = 1 + random(MAX_EVENTS);
      const hasLast = () => stream.events().some(({ name }) => name === 'house');
      await stream.until(() => stream.events().length >= count || hasLast());
      stream.close();
      received.push(...stream.events());
      lastEventId = stream.lastEventId();
      isLast = hasLast();
    }
    return received;
  }

  it('send every event once and in order to clients whose connections break', async () => {
    const fixtures = await Fixtures.load(app);
    const administrator = await signUpAdministrator(app);
    const member = await signUpMember(app, administrator);
    const recipe = await fixtures.write(administrator.client, { visibility: 'HOUSE' });
    const opened: Promise<void>[] = [];
    const clients = Array.from({ length: CLIENTS }, (_, index) => {
      let onOpen!: () => void;
      opened.push(new Promise((resolve) => (onOpen = resolve)));
      return follow(index % 2 === 0 ? administrator : member, index + 1, onOpen);
    });
    await Promise.all(opened);

    const writers = [administrator.client, member.client.at(other)] as const;
    for (let write = 0; write < WRITES; write += WRITES_AT_ONCE) {
      const writes = Array.from({ length: WRITES_AT_ONCE }, (_, index) => {
        const item = { recipeId: recipe.id, date: '2026-11-20', slot: 'LUNCH', portions: 2 };
        return writers[(index % 2) as 0 | 1].post('/planning/items', item);
      });
      const responses = await Promise.all(writes);
      expect(responses.every(({ status }) => status === 201)).toBe(true);
    }
    await administrator.client.patch('/house/current', { name: 'Les Lilas' });

    const written = await app.sql<{ id: number }>(
      `select ids[1] as id from house_event where kind = 'planning' order by house_event.id`,
    );
    const expected = written.map(({ id }) => id);
    expect(expected).toHaveLength(WRITES);
    const [received = [], ...others] = await Promise.all(clients);
    expect(received.filter(({ name }) => name === 'planning').flatMap(({ ids }) => ids)).toEqual(
      expected,
    );
    // Every client has received the same messages, with the same ids.
    for (const events of others) expect(events).toEqual(received);
  });
});
