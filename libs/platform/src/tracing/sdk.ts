import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { ReportingExporter } from './reporting-exporter.js';
import type { TraceConfig } from './trace-config.js';

/**
 * Registers the SDK of OpenTelemetry. Only `startTracing` imports this file, dynamically, because
 * loading the SDK takes a tenth of the start of the app.
 *
 * At most 2,048 spans wait for a collector; further ones are discarded.
 *
 * @returns exports the spans that wait, and stops
 */
export function startSdk({ serviceName, sampler, ratio }: TraceConfig): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: createSampler(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor(new ReportingExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}

function createSampler(name: TraceConfig['sampler'], ratio: number): Sampler {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
}
