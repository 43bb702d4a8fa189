import { createControl, listen, readSession } from '../harness/control-server.js';

const { server, pool } = createControl();

/** The shortest possible read: verifies the cookie and runs `select 1`. */
server.get('/floor', async (request) => {
  readSession(request);
  const { rows } = await pool.query<{ one: number }>({ name: 'floor', text: 'select 1 as one' });
  return rows;
});

await listen(server);
