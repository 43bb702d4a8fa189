import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../seed/authors.js';
import type { KnownAccount } from '../../records/ledger.js';
import { requireContent, requireStatus } from '../../people/api-request.js';
import { type Action, read, type World, write } from '../../people/world.js';

export const readProfile: Action = async (world, person) => {
  const answer = await read(world, person, 'read the profile', '/auth/me');
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { id, email, houseId } = answer.body as KnownAccount & { readonly houseId: number };
  const isOwn = id === person.id && email === person.email && houseId === person.houseId;
  requireContent(answer, isOwn, 'is another profile');
};

export const readHouse: Action = async (world, person) => {
  const answer = await read(world, person, 'read the house', '/house/current');
  if (answer === undefined) return;
  requireStatus(answer, 200);
  const { members } = answer.body as { readonly members: readonly { readonly id: number }[] };
  const ofHouse = world.people.filter(({ houseId }) => houseId === person.houseId);
  const found = new Set(members.map(({ id }) => id));
  const isExact = found.size === ofHouse.length && ofHouse.every(({ id }) => found.has(id));
  requireContent(answer, isExact, 'has other members');
};

/** Logs in again and ends the earlier session, which must not open anything afterwards. */
export const changeSession: Action = async (world, person) => {
  const earlier = { ...person };
  const { id, cookie } = await logIn(world, person.email);
  if (id !== person.id) throw new Error(`${person.email} logs in as profile ${String(id)}.`);
  person.cookie = cookie;
  const request = { kind: 'log out', method: 'POST', path: '/auth/logout' } as const;
  await write(world, earlier, request, 204, 401);
  world.ledger.endedSessions.push(earlier.cookie);
};

/** A new account, which no other action uses. */
export const signUp: Action = async (world) => {
  const { requester, ledger } = world;
  const email = `${randomUUID()}@example.org`;
  const body = { firstName: 'Alix', lastName: 'Martin', email, password: PASSWORD };
  const request = { kind: 'sign up', method: 'POST', path: '/auth/signup', body } as const;
  const answer = await requester.write(request);
  requireStatus(answer, 201, ...(answer.wasRepeated ? [409] : []));
  const { id } = await logIn(world, email);
  ledger.accounts.settle(email, { id, email });
  ledger.confirmedWrites++;
};

async function logIn({ requester }: World, email: string): Promise<{ id: number; cookie: string }> {
  const body = { email, password: PASSWORD };
  const request = { kind: 'log in', method: 'POST', path: '/auth/login', body } as const;
  const answer = await requester.write(request);
  requireStatus(answer, 200);
  const { cookie } = answer;
  const profile = answer.body as KnownAccount;
  requireContent(answer, profile.email === email, 'is another profile');
  requireContent(answer, cookie !== undefined, 'sets no cookie');
  return { id: profile.id, cookie };
}
