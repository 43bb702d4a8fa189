import { type Receiver, startReceiver } from '../exchange/receiver.js';
import { Fixtures } from '../support/fixtures.js';
import { signUpAdministrator } from '../support/people.js';
import { startTwoApis, type TwoApis } from '../support/processes/two-apis.js';
import { recordSensitive } from '../support/test-log.js';
import { until } from '../support/until.js';

const HOUSES = 5;
const CHANGES = 6;

describe('webhooks at two processes of the API', () => {
  let receiver: Receiver;
  let apis: TwoApis;
  beforeAll(async () => {
    receiver = await startReceiver();
    apis = await startTwoApis({ EGRESS_ALLOW_HOSTS: receiver.host });
  });
  afterAll(async () => {
    await apis.close();
    receiver.close();
  });

  it('deliver every event in order, also when one of them ends', async () => {
    const fixtures = await Fixtures.load(apis);
    const houses = await Promise.all(
      Array.from({ length: HOUSES }, async () => {
        const { client, houseId } = await signUpAdministrator(apis);
        const { id } = await fixtures.write(client, { visibility: 'HOUSE' });
        const url = `${receiver.url}/${String(houseId)}`;
        const body = { url, kinds: ['planning'] };
        const { secret } = await client.succeed('POST', '/house/current/webhooks', body);
        recordSensitive('secret', secret);
        return { client: client.at(apis.second), path: `/hook/${String(houseId)}`, recipeId: id };
      }),
    );
    const planned = new Map<string, number[]>(houses.map(({ path }) => [path, []]));
    const received = (path: string) => {
      const messages = receiver.received.filter((request) => request.path === path);
      const ids = new Set(messages.map(({ headers }) => headers['webhook-id']));
      return [...ids].map((id) => {
        const { body } = messages.find(({ headers }) => headers['webhook-id'] === id) ?? {};
        return JSON.parse(body ?? '').data.ids[0] as number;
      });
    };
    for (let change = 0; change < CHANGES; change += 1) {
      for (const { client, path, recipeId } of houses) {
        const item = { recipeId, date: '2026-11-20', slot: 'LUNCH', portions: 2 };
        const { id } = await client.succeed('POST', '/planning/items', item);
        planned.get(path)?.push(id);
      }
      if (change === CHANGES / 2) await apis.first.stop();
    }
    await until(() => houses.every(({ path }) => received(path).length === CHANGES));
    for (const { path } of houses) expect(received(path)).toEqual(planned.get(path));
  });
});
