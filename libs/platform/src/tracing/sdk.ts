import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
} from '@opentelemetry/sdk-trace-node';
import { ReportingExporter } from './reporting-exporter.js';
import type { TraceConfig } from './trace-config.js';

/**
 * Registers the SDK of OpenTelemetry. Only `startTracing` imports this file, dynamically, because
 * loading the SDK takes a tenth of the start of the app.
 *
 * At most 2,048 spans wait for a collector; further ones are discarded. The sampler accepts every
 * span, because spans are only made for traces that are exported, see `isExported`.
 *
 * @returns exports the spans that wait, and stops
 */
export function startSdk({ serviceName }: TraceConfig): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(new ReportingExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}
