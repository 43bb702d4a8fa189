import { Logger } from '@nestjs/common';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/** Milliseconds between two lines about a collector that does not accept spans. */
const REPORT_INTERVAL = 60_000;

/** An exporter that logs its failures, at most once a minute. The SDK itself logs nothing. */
export class ReportingExporter implements SpanExporter {
  private readonly logger = new Logger('Tracing');
  private lost = 0;
  private reportedAt = -Infinity;

  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans, (result) => {
      if (result.error !== undefined) this.report(spans.length, result.error);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private report(spans: number, error: Error): void {
    this.lost += spans;
    if (performance.now() - this.reportedAt < REPORT_INTERVAL) return;
    this.reportedAt = performance.now();
    this.logger.warn(
      { event: 'traces-not-exported', err: error, spans: this.lost },
      'Traces could not be exported.',
    );
    this.lost = 0;
  }
}
