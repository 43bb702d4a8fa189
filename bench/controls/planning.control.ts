import { READ_WEEK } from '../../apps/api/src/planning/grid/planning.query.js';
import { createControl, JSON_TYPE, listen, readSession } from '../harness/control-server.js';

const { server, pool } = createControl();

server.get<{ Querystring: { date: string } }>('/planning', async (request, reply) => {
  const values = [...readSession(request), request.query.date];
  const { rows } = await pool.query<{ week: string }>({ ...READ_WEEK, values });
  return reply.type(JSON_TYPE).send(rows[0]?.week);
});

await listen(server);
