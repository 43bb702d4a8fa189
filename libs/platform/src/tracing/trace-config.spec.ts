import { readTracing } from './trace-config.js';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('readTracing', () => {
  it('returns nothing when no endpoint is set', () => {
    expect(readTracing({ OTEL_TRACES_SAMPLER: 'always_on' }, 'popote-api')).toBeUndefined();
  });

  it.each([
    [{}, { sampler: 'parentbased_traceidratio', ratio: 0.1 }],
    [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, { sampler: 'parentbased_traceidratio', ratio: 0.5 }],
    [{ OTEL_TRACES_SAMPLER_ARG: '0' }, { sampler: 'parentbased_traceidratio', ratio: 0 }],
    [{ OTEL_TRACES_SAMPLER: 'always_off' }, { sampler: 'always_off', ratio: 0.1 }],
  ])('reads the sampler of %j', (env, sampler) => {
    expect(readTracing({ ...ENDPOINT, ...env }, 'popote-api')).toEqual({
      serviceName: 'popote-api',
      ...sampler,
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
