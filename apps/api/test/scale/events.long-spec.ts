import { openEvents, type OpenStream } from '../support/event-stream.js';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';

/** Streams of one person that a process accepts. */
const MAX_STREAMS = 10;

describe('events at two processes of the API', () => {
  let apis: TwoApis;
  let administrator: Member;
  let member: Member;
  let recipeId: number;
  const opened: OpenStream[] = [];
  beforeAll(async () => {
    apis = await startTwoApis({ RATE_LIMIT: 'on' });
    const fixtures = await Fixtures.load(apis);
    administrator = await signUpAdministrator(apis);
    member = await signUpMember(apis, administrator);
    recipeId = (await fixtures.write(administrator.client)).id;
  });
  afterEach(() => {
    for (const stream of opened.splice(0)) stream.close();
  });
  afterAll(() => apis.close());

  async function open(...options: Parameters<typeof openEvents>): Promise<OpenStream> {
    const stream = await openEvents(...options);
    opened.push(stream);
    return stream;
  }
  /** Plans the recipe at a process. Returns the id of the planning item. */
  async function plan(at: TwoApis['first']): Promise<number> {
    const item = { recipeId, date: '2026-11-20', slot: 'LUNCH', portions: 2 };
    return (await administrator.client.at(at).post('/planning/items', item)).body.id;
  }
  const planned = (stream: OpenStream) =>
    stream
      .events()
      .filter(({ name }) => name === 'planning')
      .flatMap(({ ids }) => ids);

  it('reach streams at both, wherever the change was made', async () => {
    const streams = [
      await open(apis.first, member.client),
      await open(apis.second, administrator.client),
    ];
    const ids = [await plan(apis.first), await plan(apis.second)];
    for (const stream of streams) {
      await stream.until(() => planned(stream).length === ids.length);
      expect(planned(stream)).toEqual(ids);
    }
  });

  it('continue at the other after the last one that a client has received', async () => {
    const before = await open(apis.first, member.client);
    const received = await plan(apis.second);
    await before.until(() => planned(before).includes(received));
    const lastEventId = before.lastEventId();
    before.close();
    const missed = [await plan(apis.first), await plan(apis.second)];
    const after = await open(apis.second, member.client, { 'last-event-id': lastEventId });
    await after.until(() => planned(after).length >= missed.length);
    expect(planned(after)).toEqual(missed);
  });

  it('are limited to 10 streams of one person at each', async () => {
    for (let count = 0; count < MAX_STREAMS; count++) await open(apis.first, member.client);
    expect(await member.client.get('/house/current/events')).toMatchObject({ status: 429 });
    expect(await open(apis.second, member.client)).toMatchObject({ status: 200 });
  });
});
