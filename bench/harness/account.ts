import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { JWT_SECRET } from './services.js';

export const PASSWORD = 'trois petits navets';

/** Creates an account. Returns the cookie header of its session. */
export async function signUp(
  apiUrl: string,
  email = `camille.${String(process.hrtime.bigint())}@example.org`,
): Promise<{ readonly cookie: string }> {
  const response = await fetch(`${apiUrl}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Camille',
      lastName: 'Roy',
      email,
      password: PASSWORD,
    }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (cookie === undefined) throw new Error(`Sign-up answered ${String(response.status)}.`);
  return { cookie };
}

/** Returns the cookie header of a session of a seeded profile, without a login. */
export function signInAs(profileId: number): { readonly cookie: string } {
  const token = jwt.sign({ ver: 0 }, JWT_SECRET, {
    subject: String(profileId),
    jwtid: randomUUID(),
    issuer: 'popote',
    audience: 'popote-session',
    expiresIn: '1d',
  });
  return { cookie: `__Host-session=${token}` };
}
