import { createSecretKey } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { ALGORITHM, AUDIENCE, ISSUER } from '../../apps/api/src/session/token.service.js';
import { JWT_SECRET } from './services.js';

const key = createSecretKey(JWT_SECRET, 'utf8');

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Creates a Fastify server with the cookie plugin only, and a pool as large as that of the API. */
export function createControl(): { server: FastifyInstance; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
  const server = fastify();
  void server.register(fastifyCookie);
  return { server, pool };
}

/**
 * Verifies the session cookie as the API does. Throws when it is invalid.
 * @returns profile id, token version and token id: the parameters `$1` to `$3` of `LIVE_PROFILE`
 */
export function readSession({ cookies }: FastifyRequest): [number, number, string] {
  const { sub, ver, jti } = jwt.verify(cookies['__Host-session'] ?? '', key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: AUDIENCE,
  }) as unknown as { readonly sub: string; readonly ver: number; readonly jti: string };
  return [Number(sub), ver, jti];
}

/** Listens on a free port and sends the URL to the parent process. */
export async function listen(server: FastifyInstance): Promise<void> {
  process.on('SIGTERM', () => process.exit());
  process.send?.({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
}
