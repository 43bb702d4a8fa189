import jwt from 'jsonwebtoken';
import { AUDIENCE, ISSUER } from '../../apps/api/src/session/token.service.js';
import { PASSWORD } from '../seed/authors.js';
import { query } from './database.js';
import { send, sendJson } from './send.js';
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
export async function signInAs(databaseUrl: string, profileId: number): Promise<SessionHeaders> {
  const [headers] = await signInAll(databaseUrl, [profileId]);
  if (headers === undefined) throw new Error('No session was created.');
  return headers;
}

/** Creates a session of each profile, in the same order. */
export async function signInAll(
  databaseUrl: string,
  profileIds: readonly number[],
): Promise<SessionHeaders[]> {
  const sessions = await query<{ id: number; tokenId: string }>(
    databaseUrl,
    `insert into session (profile_id, expires_at)
     select id, now() + interval '1 day' from unnest(array[${profileIds.join()}]::int[]) as id
     returning profile_id as id, token_id as "tokenId"`,
  );
  return sessions.map(({ id, tokenId }) => {
    const token = jwt.sign({ ver: 0 }, JWT_SECRET, {
      subject: String(id),
      jwtid: tokenId,
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: '1d',
    });
    return { cookie: `__Host-session=${token}` };
  });
}

/** Creates a house that uses every recipe source. */
export async function createHouse(
  apiUrl: string,
  headers: SessionHeaders,
): Promise<{ readonly invitationCode: string }> {
  const body = { name: 'La Roseraie' };
  const house = await sendJson<{ invitationCode: string }>(
    'POST',
    `${apiUrl}/house`,
    headers,
    body,
  );
  const sources = await sendJson<{ id: number }[]>('GET', `${apiUrl}/reference/sources`, headers);
  const sourceIds = sources.map(({ id }) => id);
  await send('PATCH', `${apiUrl}/house/current/sources`, headers, { sourceIds });
  return house;
}
