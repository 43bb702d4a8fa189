import { createPopote } from '../src/index.js';
import { json, startServer, type TestServer } from './test-server.js';

describe('readArchive', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('uploads a file and yields the archive until it is read', async () => {
    const archive = { id: 7, state: 'READING', read: 1, total: 2, drafts: [] };
    server = await startServer(
      json({ id: 7 }, 202),
      json(archive),
      json({ ...archive, state: 'READ', read: 2 }),
    );
    const popote = createPopote({ baseUrl: server.url });
    const counts = [];
    for await (const { read } of popote.readArchive(new Blob(['{}']), { interval: 1 })) {
      counts.push(read);
    }
    expect(counts).toEqual([1, 2]);
    const paths = server.requests.map(({ path }) => path);
    expect(paths).toEqual(['/archives', '/archives/7', '/archives/7']);
  });
});
