import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../seed/authors.js';
import type { KnownAccount } from '../../records/ledger.js';
import { requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, as, type World } from '../../people/world.js';

export const readProfile: Action = async ({ requester }, person) => {
  const answer = await requester.read(
    as(person, { kind: 'read the profile', method: 'GET', path: '/auth/me' }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { id, email, houseId } = answer.body as KnownAccount & { readonly houseId: number };
  const isOwn = id === person.id && email === person.email && houseId === person.houseId;
  requireContent(answer, isOwn, 'is another profile');
};

export const readHouse: Action = async ({ requester, people }, person) => {
  const answer = await requester.read(
    as(person, { kind: 'read the house', method: 'GET', path: '/house/current' }),
  );
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { members } = answer.body as { readonly members: readonly { readonly id: number }[] };
  const expected = people.filter(({ houseId }) => houseId === person.houseId).map(({ id }) => id);
  const found = new Set(members.map(({ id }) => id));
  const isExact = found.size === expected.length && expected.every((id) => found.has(id));
  requireContent(answer, isExact, 'has other members');
};

/** Logs in again and ends the earlier session, which must not open anything afterwards. */
export const changeSession: Action = async (world, person) => {
  const { requester, ledger } = world;
  const earlier = person.cookie;
  person.cookie = await logIn(world, person);
  const answer = await requester.write({
    kind: 'log out',
    method: 'POST',
    path: '/auth/logout',
    cookie: earlier,
  });
  requireStatus(answer, 204, ...(answer.wasRepeated ? [401] : []));
  ledger.endedSessions.push(earlier);
  ledger.confirmedWrites++;
};

/** A new account, which no other action uses. */
export const signUp: Action = async ({ requester, ledger }) => {
  const email = `${randomUUID()}@example.org`;
  const body = { firstName: 'Alix', lastName: 'Martin', email, password: PASSWORD };
  const answer = await requester.write({
    kind: 'sign up',
    method: 'POST',
    path: '/auth/signup',
    body,
  });
  requireStatus(answer, 201, ...(answer.wasRepeated ? [409] : []));
  const { id } = await readAccount({ requester }, email);
  ledger.accounts.settle(email, { id, email });
  ledger.confirmedWrites++;
};

/** Logs in and returns the cookie of the session. */
async function logIn({ requester }: Pick<World, 'requester'>, account: KnownAccount) {
  const { cookie, id } = await readAccount({ requester }, account.email);
  if (id !== account.id) throw new Error(`${account.email} logs in as profile ${String(id)}.`);
  return cookie;
}

async function readAccount({ requester }: Pick<World, 'requester'>, email: string) {
  const answer = await requester.write({
    kind: 'log in',
    method: 'POST',
    path: '/auth/login',
    body: { email, password: PASSWORD },
  });
  requireStatus(answer, 200);
  const { cookie, body } = answer;
  const profile = body as KnownAccount;
  requireContent(answer, profile.email === email, 'is another profile');
  requireContent(answer, cookie !== undefined, 'sets no cookie');
  return { id: profile.id, cookie };
}
