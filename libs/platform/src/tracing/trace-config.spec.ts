import { readTracing } from './trace-config.js';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('readTracing', () => {
  it('returns nothing when no endpoint is set', () => {
    expect(readTracing({ OTEL_TRACES_SAMPLER: 'always_on' }, 'popote-api')).toBeUndefined();
  });

  it.each([
    [{}, 0.1],
    [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, 0.5],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: '0.5' }, 1],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_on' }, 1],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
  ])('with %j exports this part of the traces: %s', (env, ratio) => {
    expect(readTracing({ ...ENDPOINT, ...env }, 'popote-api')).toEqual({
      serviceName: 'popote-api',
      ratio,
    });
  });

  it.each([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT must be a URL/,
    ],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER: 'sometimes' }, /^OTEL_TRACES_SAMPLER must be one of/],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '10%' }, /^OTEL_TRACES_SAMPLER_ARG must be a number/],
    [{ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '-1' }, /^OTEL_TRACES_SAMPLER_ARG must be a number/],
  ])('refuses %j', (env, message) => {
    expect(() => readTracing(env, 'popote-api')).toThrow(message);
  });
});
