import { createSecretKey } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { JWT_SECRET } from './services.js';

const key = createSecretKey(JWT_SECRET, 'utf8');

export interface Claims {
  readonly sub: string;
  readonly ver: number;
  readonly jti: string;
}

/** Creates a Fastify server without plugins of ours, and a pool as large as that of the API. */
export function createControl(): { server: FastifyInstance; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
  const server = fastify();
  void server.register(fastifyCookie);
  return { server, pool };
}

/** Verifies the session cookie as the API does. Throws when it is invalid. */
export function verifyCookie(cookies: Readonly<Record<string, string | undefined>>): Claims {
  return jwt.verify(cookies['__Host-session'] ?? '', key, {
    algorithms: ['HS256'],
    issuer: 'popote',
    audience: 'popote-session',
  }) as unknown as Claims;
}

/** Listens on a free port and sends the URL to the parent process. */
export async function listen(server: FastifyInstance): Promise<void> {
  process.on('SIGTERM', () => process.exit());
  process.send?.({ url: await server.listen({ port: 0, host: '127.0.0.1' }) });
}
