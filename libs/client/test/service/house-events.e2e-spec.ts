import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type Member, signUpAdministrator } from '../../../../apps/api/test/support/people.js';
import { startTestApp, type TestApp } from '../../../../apps/api/test/support/test-app.js';
import { createPopote, type Popote, type PopoteEvent } from '../../src/index.js';
import { recordingFetch } from '../recording-fetch.js';

let app: TestApp;
let administrator: Member;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await signUpAdministrator(app);
});
afterAll(() => app.close());

const rename = (name: string) => administrator.client.patch('/house/current', { name });

let guests = 0;

/** A client of a new member of the house. */
async function joinHouse(custom = fetch): Promise<{ popote: Popote; memberId: number }> {
  const popote = createPopote({ baseUrl: app.url, fetch: custom });
  guests += 1;
  const { data: profile } = await popote.signUp({
    body: {
      firstName: 'Sacha-Dominique',
      lastName: 'Roy-Delaunay',
      email: `sacha.${String(guests)}@example.org`,
      password: 'trois petits navets',
    },
  });
  const { body: house } = await administrator.client.get('/house/current'); // removals change the code
  await popote.joinHouse({ body: { invitationCode: house.invitationCode } });
  return { popote, memberId: profile.id };
}

/** The next event. Fails when the stream ends. */
async function next(events: AsyncGenerator<PopoteEvent, void>): Promise<PopoteEvent> {
  const { value } = await events.next();
  if (value === undefined) throw new Error('The stream has ended.');
  return value;
}

it('a stream whose connection breaks continues after the last event and misses none', async () => {
  const { fetch: recorded, responses } = recordingFetch();
  const { popote } = await joinHouse(recorded);
  const requested = once(app.app.getHttpServer(), 'request') as Promise<[IncomingMessage]>;
  const events = popote.events({ reconnectDelay: 1 });
  expect(await next(events)).toMatchObject({ kind: 'reset' });
  await rename('Les Lilas');
  const last = await next(events);
  expect(last).toMatchObject({ kind: 'house', ids: [administrator.houseId] });

  const [{ socket }] = await requested;
  socket.destroy();
  await rename('Les Roses');
  const missed = await next(events);
  expect(missed).toMatchObject({ kind: 'house', ids: [administrator.houseId] });
  expect(missed.id).not.toBe(last.id);
  const streams = responses.filter(({ path }) => path === '/house/current/events');
  expect(streams.map(({ lastEventId }) => lastEventId)).toEqual([null, last.id]);
  await events.return();
});

it('a stream that is started again later continues after the id that the app has stored', async () => {
  const { popote } = await joinHouse();
  const before = popote.events();
  const { id: lastEventId } = await next(before);
  await before.return();
  await rename('Les Tulipes');
  const after = popote.events({ lastEventId });
  expect(await next(after)).toMatchObject({ kind: 'house', ids: [administrator.houseId] });
  await after.return();
});

it('a stream ends with HOUSE_NOT_FOUND when the member is removed', async () => {
  const { popote, memberId } = await joinHouse();
  const events = popote.events({ reconnectDelay: 1 });
  await next(events);
  await administrator.client.delete(`/house/members/${String(memberId)}`);
  await expect(events.next()).rejects.toMatchObject({ errorName: 'HOUSE_NOT_FOUND', status: 404 });
});

it('a stream ends with NOT_AUTHENTICATED when the person signs out', async () => {
  const { popote } = await joinHouse();
  const events = popote.events({ reconnectDelay: 1 });
  await next(events);
  await popote.logOut();
  await expect(events.next()).rejects.toMatchObject({
    errorName: 'NOT_AUTHENTICATED',
    status: 401,
  });
});
