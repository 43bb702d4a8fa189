import { LIVE_SESSION } from '../../apps/api/src/session/live-session.query.js';
import { createControl, listen, readSession } from '../harness/control-server.js';

const { server, pool } = createControl();

server.get('/auth/me', async (request, reply) => {
  const { rows } = await pool.query({ ...LIVE_SESSION, values: readSession(request) });
  return rows[0] ?? reply.status(401).send();
});

await listen(server);
