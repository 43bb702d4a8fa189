import { READ_WEEK } from '../../apps/api/src/planning/grid/planning.query.js';
import { createControl, listen, verifyCookie } from '../harness/control-server.js';

const { server, pool } = createControl();

server.get<{ Querystring: { date: string } }>('/planning', async (request, reply) => {
  const { sub, ver, jti } = verifyCookie(request.cookies);
  const values = [Number(sub), ver, jti, request.query.date];
  const { rows } = await pool.query<{ week: string }>({ ...READ_WEEK, values });
  const [row] = rows;
  if (row === undefined) return reply.status(401).send();
  return reply.type('application/json; charset=utf-8').send(row.week);
});

await listen(server);
