import { Logger } from '@nestjs/common';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { ReportingExporter } from './reporting-exporter.js';

const SPANS = [{}, {}] as ReadableSpan[];

function exporterThat(error?: Error): ReportingExporter {
  const exporter = {
    export: (_spans: unknown, done: (result: { code: number; error?: Error }) => void) => {
      done(error === undefined ? { code: 0 } : { code: 1, error });
    },
    shutdown: () => Promise.resolve(),
  };
  return new ReportingExporter(exporter);
}

describe('ReportingExporter', () => {
  let lines: unknown[][];
  beforeEach(() => {
    lines = [];
    jest.useFakeTimers();
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((...line) => {
      lines.push(line);
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('logs failures once a minute, with the number of spans that were lost', () => {
    const exporter = exporterThat(new Error('refused'));
    const done = jest.fn();
    exporter.export(SPANS, done);
    exporter.export(SPANS, done);
    jest.advanceTimersByTime(59_000);
    exporter.export(SPANS, done);
    expect(lines).toMatchObject([[{ event: 'traces-not-exported', spans: 2 }, expect.any(String)]]);
    jest.advanceTimersByTime(1_000);
    exporter.export(SPANS, done);
    expect(lines).toMatchObject([
      [{ spans: 2 }, expect.any(String)],
      [{ spans: 6 }, expect.any(String)],
    ]);
    expect(done).toHaveBeenCalledTimes(4);
  });

  it('logs nothing when the spans are accepted', () => {
    exporterThat().export(SPANS, jest.fn());
    expect(lines).toEqual([]);
  });
});
