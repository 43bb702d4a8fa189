import { Readable } from 'node:stream';
import { createControl, listen } from '../harness/control-server.js';

const { server } = createControl();
const streams = new Map<string, Set<Readable>>();

interface HouseParameters {
  readonly Params: { readonly house: string };
}

/** Opens a stream without a session, a database or a limit. */
server.get<HouseParameters>('/events/:house', ({ params }, reply) => {
  const stream = new Readable({ read: () => undefined });
  stream.push('retry: 3000\n\n');
  const ofHouse = streams.get(params.house) ?? new Set();
  streams.set(params.house, ofHouse.add(stream));
  stream.once('close', () => ofHouse.delete(stream));
  return reply.type('text/event-stream').send(stream);
});

/** Sends an event to every stream of the house at once. */
server.post<HouseParameters>('/events/:house', ({ params }) => {
  for (const stream of streams.get(params.house) ?? []) {
    stream.push('event: planning\ndata: {"ids":[1]}\n\n');
  }
  return {};
});

await listen(server);
