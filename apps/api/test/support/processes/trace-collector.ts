import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from '../until.js';

/** A span as OTLP describes it, with attributes as an object. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number;
  /** 0 unset, 2 error. */
  readonly status: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** An OTLP/HTTP collector that keeps the spans that it receives. */
export interface TraceCollector {
  readonly spans: readonly CollectedSpan[];
  /** Headers of each request. */
  readonly requests: readonly IncomingHttpHeaders[];
  /** Environment of a process that sends all its traces here, soon after they end. */
  readonly env: Record<string, string>;
  /** Waits until the condition holds for the spans that were received. */
  until(condition: (spans: readonly CollectedSpan[]) => boolean): Promise<void>;
  close(): void;
}

/** @param behaviour whether it accepts spans, refuses them with 400, or never responds */
export async function startTraceCollector(
  behaviour: 'accept' | 'refuse' | 'hang' = 'accept',
): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    void json(request).then((body) => {
      if (behaviour === 'accept') spans.push(...spansIn(body));
      if (behaviour === 'accept') response.setHeader('content-type', 'application/json').end('{}');
      if (behaviour === 'refuse') response.writeHead(400).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    requests,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    },
    until: (condition) => until(() => condition(spans)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansIn({ resourceSpans }: any): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }: any) =>
    scopeSpans.flatMap(({ spans }: any) =>
      spans.map(({ attributes, status, parentSpanId, ...span }: any) => ({
        ...span,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        service: valuesOf(resource.attributes)['service.name'],
        status: status.code ?? 0,
        attributes: valuesOf(attributes),
      })),
    ),
  );
}

function valuesOf(attributes: any[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
