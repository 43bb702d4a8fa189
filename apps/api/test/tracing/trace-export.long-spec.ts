import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApiProcess } from '../support/processes/app-process.js';
import { startTraceCollector } from '../support/processes/trace-collector.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';

const JWT_SECRET = 'trace-export-e2e-spec-signs-its-sessions-with-this';

const SDK = 'node_modules/@opentelemetry/sdk-trace';

describe('the export of traces', () => {
  let database: TestApp;
  let folder: string;
  beforeAll(async () => {
    database = await startTestApp();
    folder = await mkdtemp(path.join(tmpdir(), 'popote-traces-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  it.each(['refuse', 'hang'] as const)(
    'does not affect requests or the end of the process when the collector would %s',
    async (behaviour) => {
      const collector = await startTraceCollector(behaviour);
      const api = await startApiProcess(database.databaseUrl, JWT_SECRET, {
        ...collector.env,
        OTEL_EXPORTER_OTLP_TIMEOUT: '600000', // the process itself does not wait so long
        OTEL_BSP_EXPORT_TIMEOUT: '600000',
      });
      const client = new TestClient(api.url);
      for (let n = 0; n < 20; n++) {
        expect(await client.get('/reference/diets')).toMatchObject({ status: 200 });
      }
      await collector.until(() => collector.requests.length > 0);
      await client.get('/reference/diets'); // a span that waits for the end of the process
      await api.stop();
      collector.close();
    },
  );

  it('sends the last spans before the process ends', async () => {
    const collector = await startTraceCollector();
    const api = await startApiProcess(database.databaseUrl, JWT_SECRET, {
      ...collector.env,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    });
    await new TestClient(api.url).get('/reference/diets');
    expect(collector.spans).toEqual([]);
    await api.stop();
    expect(collector.spans).toContainEqual(
      expect.objectContaining({ name: 'GET /reference/diets' }),
    );
    collector.close();
  });

  /** The files of CommonJS packages that a process of the API has loaded when it ends. */
  const filesLoaded = async (env: Record<string, string>): Promise<string> => {
    const file = path.join(folder, 'loaded');
    const program = `
      import Module from 'node:module';
      import { writeFileSync } from 'node:fs';
      process.once('SIGTERM', () =>
        writeFileSync(${JSON.stringify(file)}, Object.keys(Module._cache).join()));`;
    const url = `data:text/javascript,${encodeURIComponent(program)}`;
    const api = await startApiProcess(database.databaseUrl, JWT_SECRET, {
      NODE_OPTIONS: `--import=${url}`,
      ...env,
    });
    await new TestClient(api.url).get('/reference/diets');
    await api.stop();
    return readFile(file, 'utf8');
  };

  it('loads the SDK only when OTEL_EXPORTER_OTLP_ENDPOINT is set', async () => {
    const collector = await startTraceCollector();
    expect(await filesLoaded(collector.env)).toContain(SDK);
    expect(await filesLoaded({ OTEL_TRACES_SAMPLER: 'always_on' })).not.toContain(SDK);
    collector.close();
  });
});
