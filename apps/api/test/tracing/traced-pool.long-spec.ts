import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { Pool, type PoolClient } from 'pg';
import { tracePool } from '../../src/database/tracing/traced-pool.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

describe('the spans of a connection pool', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    provider.register();
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.databaseUrl, max: 1 });
    tracePool(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
    await provider.shutdown();
    trace.disable();
    context.disable();
  });

  /** Takes a connection as TypeORM does. */
  const connect = () =>
    new Promise<[PoolClient, () => void]>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (client === undefined) reject(error ?? new Error('no connection'));
        else resolve([client, release]);
      });
    });
  /** Starts a statement, and returns when it has ended. */
  const run = async (name: string) => {
    await pool.query({ name, text: 'select 1' });
  };

  it('are those of the trace, not of a request that waited for its connection', async () => {
    const request = trace.setSpan(ROOT_CONTEXT, trace.getTracer('test').startSpan('request'));
    const [client, release] = await context.with(request, connect);
    await context.with(request, () => client.query({ name: 'in-trace', text: 'select 1' }));
    const waiting = [run('outside'), context.with(request, () => run('waited')), run('outside')];
    context.with(request, release);
    await Promise.all(waiting);
    await run('outside');
    const names = exporter.getFinishedSpans().map(({ name }) => name);
    expect(names).toEqual([
      'wait for connection', // until the first connection is open
      'in-trace',
      'wait for connection',
      'waited',
    ]);
  });
});
