import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { ISSUER } from '../../apps/api/src/session/token-keys.service.js';
import { AUDIENCE } from '../../apps/api/src/session/token.service.js';
import { PASSWORD } from '../seed/authors.js';
import { send } from './send.js';
import { JWT_SECRET } from './services.js';

/** Headers that authenticate the requests of a session. */
export type SessionHeaders = Readonly<Record<'cookie', string>>;

/** Creates an account. */
export async function signUp(
  apiUrl: string,
  email = `camille.${String(process.hrtime.bigint())}@example.org`,
): Promise<SessionHeaders> {
  const profile = { firstName: 'Camille', lastName: 'Roy', email, password: PASSWORD };
  const { headers } = await send('POST', `${apiUrl}/auth/signup`, {}, profile);
  return { cookie: headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
}

/** Creates a session of a seeded profile, without a login. */
export function signInAs(profileId: number): SessionHeaders {
  const token = jwt.sign({ ver: 0 }, JWT_SECRET, {
    subject: String(profileId),
    jwtid: randomUUID(),
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: '1d',
  });
  return { cookie: `__Host-session=${token}` };
}

/** Creates a house that uses every recipe source. */
export async function enableAllSources(apiUrl: string, headers: SessionHeaders): Promise<void> {
  await send('POST', `${apiUrl}/house`, headers, { name: 'La Roseraie' });
  const response = await send('GET', `${apiUrl}/reference/sources`, headers);
  const sources = (await response.json()) as { readonly id: number }[];
  const sourceIds = sources.map(({ id }) => id);
  await send('PATCH', `${apiUrl}/house/current/sources`, headers, { sourceIds });
}
