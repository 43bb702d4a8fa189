import { LIVE_SESSION } from '../../apps/api/src/session/live-session.query.js';
import { createControl, listen, verifyCookie } from '../harness/control-server.js';

const { server, pool } = createControl();

server.get('/auth/me', async (request, reply) => {
  const { sub, ver, jti } = verifyCookie(request.cookies);
  const { rows } = await pool.query({ ...LIVE_SESSION, values: [Number(sub), ver, jti] });
  return rows[0] ?? reply.status(401).send();
});

await listen(server);
