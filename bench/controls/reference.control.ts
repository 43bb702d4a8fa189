import { LIVE_SESSION } from '../../apps/api/src/session/live-session.query.js';
import { createControl, JSON_TYPE, listen, readSession } from '../harness/control-server.js';

const { server, pool } = createControl();
const [diets, ingredients] = [await fetchBytes('diets'), await fetchBytes('ingredients')];

server.get('/reference/diets', (_request, reply) => reply.type(JSON_TYPE).send(diets));

server.get('/reference/ingredients', async (request, reply) => {
  const { rowCount } = await pool.query({ ...LIVE_SESSION, values: readSession(request) });
  return rowCount === 1 ? reply.type(JSON_TYPE).send(ingredients) : reply.status(401).send();
});

await listen(server);

/** Fetches the bytes of a catalogue from the API. */
async function fetchBytes(catalogue: string): Promise<Buffer> {
  const response = await fetch(`${process.env['API_URL'] ?? ''}/reference/${catalogue}`, {
    headers: { cookie: process.env['COOKIE'] ?? '', 'accept-encoding': 'identity' },
  });
  return Buffer.from(await response.arrayBuffer());
}
