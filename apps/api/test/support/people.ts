import type { TestApp } from './test-app.js';
import type { Visitor } from './visitor.js';

/** Somebody with an account and a browser that is signed in. */
export interface Person {
  readonly visitor: Visitor;
  readonly id: number;
  readonly email: string;
  readonly password: string;
}

/** Somebody who belongs to a house. */
export interface Resident extends Person {
  readonly houseId: number;
  readonly invitationCode: string;
}

/** Somebody with an account and no house. */
export async function newcomer(app: TestApp): Promise<Person> {
  const visitor = app.visitor();
  return { visitor, ...(await visitor.signUp()) };
}

/** Somebody with a house of their own, which they administer. */
export async function founder(app: TestApp): Promise<Resident> {
  const person = await newcomer(app);
  const { body } = await person.visitor.post('/house', { name: 'La Roseraie' });
  return { ...person, houseId: body.id, invitationCode: body.invitationCode };
}

/** Somebody new who joined the house of a resident. */
export async function housemate(
  app: TestApp,
  { houseId, invitationCode }: Resident,
): Promise<Resident> {
  const person = await newcomer(app);
  await person.visitor.post('/house/join', { invitationCode });
  return { ...person, houseId, invitationCode };
}
