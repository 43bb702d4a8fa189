import type { ServerResponse } from 'node:http';
import { Fixtures } from '../support/fixtures.js';
import { type Member, signUpAdministrator, signUpMember, signUpPerson } from '../support/people.js';
import { type Receiver, startReceiver } from './receiver.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { recordSensitive } from '../support/test-log.js';
import { until } from '../support/until.js';

const PATH = '/house/current/webhooks';

interface CreatedWebhook {
  readonly id: number;
  readonly secret: string;
}

describe('webhooks', () => {
  let receiver: Receiver;
  let other: Receiver;
  let slow: Receiver;
  let app: TestApp;
  let fixtures: Fixtures;
  beforeAll(async () => {
    receiver = await startReceiver();
    other = await startReceiver();
    slow = await startReceiver();
    app = await startTestApp({ EGRESS_ALLOW_HOSTS: `${receiver.host},${slow.host}` });
    fixtures = await Fixtures.load(app);
  });
  afterAll(async () => {
    await app.close();
    receiver.close();
    other.close();
    slow.close();
  });
  beforeEach(async () => {
    await app.sql('delete from webhook');
    receiver.received.length = 0;
    receiver.respond = (response) => response.writeHead(204).end();
  });

  async function add({ client }: Member, fields: object = {}): Promise<CreatedWebhook> {
    const body = { url: receiver.url, kinds: ['planning', 'house'], ...fields };
    const webhook = await client.succeed<CreatedWebhook>('POST', PATH, body);
    recordSensitive('secret', webhook.secret);
    return webhook;
  }
  const list = async ({ client }: Member) => (await client.get(PATH)).body;
  const rename = ({ client }: Member) =>
    client.succeed('PATCH', '/house/current', { name: 'Les Lilas' });
  const retryNow = () => app.sql('update webhook set due_at = now() where attempts > 0');

  async function plan({ client }: Member, recipeId: number): Promise<number> {
    const item = { recipeId, date: '2026-11-21', slot: 'DINNER', portions: 2 };
    return (await client.succeed('POST', '/planning/items', item)).id;
  }

  describe('of a house', () => {
    it('are created with a secret, listed without it, switched and deleted by any member', async () => {
      const administrator = await signUpAdministrator(app);
      const member = await signUpMember(app, administrator);
      const created = await member.client.post(PATH, { url: receiver.url, kinds: ['recipe'] });
      recordSensitive('secret', created.body.secret);
      const { secret, ...webhook } = created.body;
      expect(created.status).toBe(201);
      expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
      expect(webhook).toEqual({
        id: webhook.id,
        url: receiver.url,
        kinds: ['recipe'],
        enabled: true,
        deliveries: [],
      });
      expect(await list(administrator)).toEqual([webhook]);
      const path = `${PATH}/${String(webhook.id)}`;
      const off = await administrator.client.patch(path, { enabled: false });
      expect(off).toMatchObject({ status: 200, body: { ...webhook, enabled: false } });
      const stranger = await signUpAdministrator(app);
      expect(await list(stranger)).toEqual([]);
      for (const method of ['PATCH', 'DELETE']) {
        const refused = await stranger.client.send(method, path, { enabled: true });
        expect(refused).toMatchObject({ status: 404, body: { code: 4061 } });
      }
      expect((await member.client.delete(path)).status).toBe(204);
      expect(await list(member)).toEqual([]);
    });

    it('are at most ten', async () => {
      const member = await signUpAdministrator(app);
      for (let count = 0; count < 10; count += 1) await add(member);
      const refused = await member.client.post(PATH, { url: receiver.url, kinds: ['recipe'] });
      expect(refused).toMatchObject({ status: 409, body: { code: 4025 } });
      expect(await list(member)).toHaveLength(10);
    });

    it.each([
      'https://127.0.0.1/hook',
      'https://10.0.0.1/hook',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/hook',
      'https://[::ffff:10.0.0.1]/hook',
      'https://2130706433/',
      'https://localhost:3000/',
      'https://database/',
      'https://printer.local/',
      'http://example.org/hook',
      'https://user:secret@example.org/hook',
      'ftp://example.org/hook',
      'example.org/hook',
    ])('have no address %s', async (url) => {
      const member = await signUpAdministrator(app);
      const refused = await member.client.post(PATH, { url, kinds: ['recipe'] });
      expect(refused).toMatchObject({ status: 400, body: { code: 4000 } });
    });

    it('need a house and a kind', async () => {
      const member = await signUpAdministrator(app);
      for (const kinds of [[], ['reset'], undefined]) {
        const refused = await member.client.post(PATH, { url: receiver.url, kinds });
        expect(refused).toMatchObject({ status: 400, body: { code: 4000 } });
      }
      const { client } = await signUpPerson(app);
      const body = { url: receiver.url, kinds: ['recipe'] };
      expect(await client.post(PATH, body)).toMatchObject({ status: 404, body: { code: 4041 } });
      expect(await client.get(PATH)).toMatchObject({ status: 404, body: { code: 4041 } });
    });
  });

  describe('receive', () => {
    it('the events of their kinds, signed and in order', async () => {
      const member = await signUpAdministrator(app);
      const { id: recipeId } = await fixtures.write(member.client, { visibility: 'HOUSE' });
      const webhook = await add(member);
      const items = [await plan(member, recipeId), await plan(member, recipeId)];
      await fixtures.write(member.client, { visibility: 'HOUSE' });
      await rename(member);
      await until(() => receiver.received.length >= 3);
      const messages = receiver.messages(webhook.secret);
      expect(messages).toMatchObject([
        { type: 'planning', ids: [items[0]] },
        { type: 'planning', ids: [items[1]] },
        { type: 'house', ids: [member.houseId] },
      ]);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
      await until(async () => (await list(member))[0].deliveries.length === 3);
      const [{ deliveries }] = await list(member);
      expect(deliveries.map(({ id, type, status, outcome }: any) => ({ id, type, status, outcome }))).toEqual(
        messages.toReversed().map(({ id, type }) => ({ id, type, status: 204, outcome: 'DELIVERED' })),
      ); // prettier-ignore
    });

    it('no event of a recipe that only its author sees', async () => {
      const member = await signUpAdministrator(app);
      const webhook = await add(member, { kinds: ['recipe'] });
      await fixtures.write(member.client, { visibility: 'PERSONAL' });
      const { id } = await fixtures.write(member.client, { visibility: 'HOUSE' });
      await until(() => receiver.received.length > 0);
      expect(receiver.messages(webhook.secret)[0]).toMatchObject({ type: 'recipe', ids: [id] });
    });

    it('an event again until they accept it, and the next ones after it', async () => {
      const member = await signUpAdministrator(app);
      const { id: recipeId } = await fixtures.write(member.client, { visibility: 'HOUSE' });
      const webhook = await add(member);
      receiver.respond = (response) => response.writeHead(500).end();
      const items = [await plan(member, recipeId)];
      await until(async () => (await list(member))[0].deliveries.length > 0);
      items.push(await plan(member, recipeId));
      expect((await list(member))[0]).toMatchObject({
        enabled: true,
        deliveries: [{ outcome: 'REFUSED', status: 500 }],
      });
      receiver.respond = (response) => response.destroy();
      await retryNow();
      await until(async () => (await list(member))[0].deliveries.length > 1);
      expect((await list(member))[0].deliveries[0].outcome).toBe('NO_RESPONSE');
      receiver.respond = (response) => response.writeHead(200).end('x'.repeat(100_000));
      await retryNow();
      await until(() => receiver.received.length >= 4);
      expect(receiver.messages(webhook.secret).map(({ ids }) => ids[0])).toEqual([
        ...[items[0], items[0], items[0]],
        items[1],
      ]);
    });

    it('no request behind a redirect, nor at an address that became private', async () => {
      const member = await signUpAdministrator(app);
      const { id } = await add(member);
      receiver.respond = (response) => response.writeHead(302, { location: other.url }).end();
      await rename(member);
      await until(async () => (await list(member))[0].deliveries.length > 0);
      await app.sql('update webhook set url = $2, due_at = now() where id = $1', [id, other.url]);
      await until(async () => (await list(member))[0].deliveries.length > 1);
      expect((await list(member))[0].deliveries).toMatchObject([
        { outcome: 'ADDRESS_REFUSED', status: null },
        { outcome: 'REFUSED', status: 302 },
      ]);
      expect(other.received).toEqual([]);
    });

    it('events that a process left behind, once its lease has ended', async () => {
      const member = await signUpAdministrator(app);
      const { id, secret } = await add(member);
      await app.sql(`update webhook set due_at = now() + interval '1 hour' where id = $1`, [id]);
      await rename(member);
      await app.sql('update webhook set due_at = now() where id = $1', [id]);
      await until(() => receiver.received.length > 0);
      expect(receiver.messages(secret)[0]).toMatchObject({ type: 'house' });
    });

    it('events while receivers of forty houses do not answer', async () => {
      const held: ServerResponse[] = [];
      slow.respond = (response) => held.push(response);
      const members = await Promise.all(Array.from({ length: 40 }, () => signUpAdministrator(app)));
      for (const member of members) await add(member, { url: slow.url });
      await add(await signUpAdministrator(app));
      await app.sql(
        `select add_house_events('house', array_agg(house_id), array_agg(house_id)) from webhook`,
      );
      await until(() => receiver.received.length > 0);
      const ended = await app.sql(`select from webhook where url = $1 and deliveries <> '[]'`, [
        slow.url,
      ]);
      expect(ended.length).toBeLessThan(16);
      slow.respond = (response) => response.writeHead(204).end();
      for (const response of held) response.writeHead(204).end();
      await until(async () => (await app.sql('select from webhook where is_slow')).length > 0);
    });
  });

  describe('are switched off', () => {
    const switchedOff = ({ houseId }: Member) =>
      app.sql(`select ids from house_event where house_id = $1 and kind = 'webhook'`, [houseId]);

    it('by a 410, and an event says so', async () => {
      const member = await signUpAdministrator(app);
      const { id } = await add(member);
      receiver.respond = (response) => response.writeHead(410).end();
      await rename(member);
      await until(async () => !(await list(member))[0].enabled);
      expect((await list(member))[0].deliveries).toMatchObject([{ outcome: 'GONE', status: 410 }]);
      expect(await switchedOff(member)).toEqual([{ ids: [id] }]);
    });

    it('after a day without success, and an event says so', async () => {
      const member = await signUpAdministrator(app);
      const { id } = await add(member);
      receiver.respond = (response) => response.writeHead(503).end();
      await rename(member);
      await until(async () => (await list(member))[0].deliveries.length > 0);
      await app.sql(`update webhook set failing_since = failing_since - interval '23 hours'`);
      await retryNow();
      await until(async () => (await list(member))[0].deliveries.length > 1);
      expect((await list(member))[0].enabled).toBe(true);
      await app.sql(`update webhook set failing_since = failing_since - interval '1 hour'`);
      await retryNow();
      await until(async () => !(await list(member))[0].enabled);
      expect(await switchedOff(member)).toEqual([{ ids: [id] }]);
    });

    it('until a member switches them on: then a reset says that events are missing', async () => {
      const member = await signUpAdministrator(app);
      const { id, secret } = await add(member);
      const path = `${PATH}/${String(id)}`;
      await member.client.succeed('PATCH', path, { enabled: false });
      await rename(member);
      await member.client.succeed('PATCH', path, { enabled: true });
      await rename(member);
      await until(() => receiver.received.length >= 2);
      expect(receiver.messages(secret)).toMatchObject([
        { type: 'reset', ids: [] },
        { type: 'house', ids: [member.houseId] },
      ]);
    });
  });

  it('are told with a reset that events were deleted before they could be delivered', async () => {
    const member = await signUpAdministrator(app);
    const { secret } = await add(member);
    receiver.respond = (response) => response.writeHead(500).end();
    await rename(member);
    await until(async () => (await list(member))[0].deliveries.length > 0);
    await rename(member);
    await app.sql(
      `delete from house_event where house_id = $1
         and id < (select max(id) from house_event where house_id = $1)`,
      [member.houseId],
    );
    receiver.respond = (response) => response.writeHead(204).end();
    await retryNow();
    await until(() => receiver.received.length >= 3);
    expect(receiver.messages(secret).map(({ type }) => type)).toEqual(['house', 'reset', 'house']);
  });
});
