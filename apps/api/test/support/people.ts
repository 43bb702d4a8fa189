import { TOKEN_SCOPES } from '#domain/session/token-scope.js';
import type { ClientSource } from './test-app.js';
import type { TestClient } from './test-client.js';
import { recordSensitive } from './test-log.js';

/** A person with an account and a signed-in client. */
export interface Person {
  readonly client: TestClient;
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** A person who is a member of a house. */
export interface Member extends Person {
  readonly houseId: number;
  readonly invitationCode: string;
}

/** Creates an account without a house. */
export async function signUpPerson(
  app: ClientSource,
  { email }: { readonly email?: string } = {},
): Promise<Person> {
  const client = app.client();
  return { client, ...(await client.signUp(email === undefined ? {} : { email })) };
}

/** Creates an account and a house that it administers. */
export async function signUpAdministrator(app: ClientSource): Promise<Member> {
  const person = await signUpPerson(app);
  const { id, invitationCode } = await person.client.succeed('POST', '/house', {
    name: 'La Roseraie',
  });
  return { ...person, houseId: id, invitationCode };
}

/** Creates an account and a house that has enabled all sources, or the given ones. */
export async function signUpWithSources(app: ClientSource, ...keys: string[]): Promise<Member> {
  const person = await signUpAdministrator(app);
  const sources = await person.client.succeed('GET', '/reference/sources');
  const sourceIds = sources
    .filter(({ key }: { key: string }) => keys.length === 0 || keys.includes(key))
    .map(({ id }: { id: number }) => id);
  await person.client.succeed('PATCH', '/house/current/sources', { sourceIds });
  return person;
}

/** Creates an account that joins the house of another member. */
export async function signUpMember(
  app: ClientSource,
  { houseId, invitationCode }: Member,
): Promise<Member> {
  const person = await signUpPerson(app);
  await person.client.succeed('POST', '/house/join', { invitationCode });
  return { ...person, houseId, invitationCode };
}

/** A token, and the header that sends it. */
export interface CreatedToken {
  readonly id: number;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

/** Creates an access token, by default with every scope. */
export async function createToken(
  client: TestClient,
  fields: { readonly scopes?: readonly string[]; readonly expiresOn?: string } = {},
): Promise<CreatedToken> {
  const body = { name: 'Kitchen display', scopes: TOKEN_SCOPES, ...fields };
  const { id, token } = await client.succeed<CreatedToken>('POST', '/auth/tokens', body);
  recordSensitive('token', token);
  return { id, token, headers: { authorization: `Bearer ${token}` } };
}
