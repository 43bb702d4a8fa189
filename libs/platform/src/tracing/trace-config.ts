import {
  ConfigError,
  type Environment,
  readChoice,
  readText,
  readUrl,
} from '../config/environment.js';

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const SAMPLER = 'OTEL_TRACES_SAMPLER';
const RATIO = 'OTEL_TRACES_SAMPLER_ARG';

/**
 * The samplers of the OpenTelemetry specification that need no other service. The prefix changes
 * nothing: a trace that another process began is exported if that process exports it.
 */
const SAMPLERS = [
  'parentbased_traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'traceidratio',
  'always_on',
  'always_off',
] as const;

/** One trace in ten costs little and is enough to see where the time goes. */
const DEFAULT_RATIO = 0.1;

/** Which traces a process exports. The SDK reads the other standard variables itself. */
export interface TraceConfig {
  /** `service.name`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES sets another. */
  readonly serviceName: string;
  /** Part of the traces that begin in this process and are exported, from 0 to 1. */
  readonly ratio: number;
}

/** Undefined when OTEL_EXPORTER_OTLP_ENDPOINT is unset: the process makes no traces. */
export function readTracing(env: Environment, serviceName: string): TraceConfig | undefined {
  if (readUrl(env, ENDPOINT, ['http', 'https']) === undefined) return undefined;
  const sampler = readChoice(env, SAMPLER, SAMPLERS, 'parentbased_traceidratio');
  const ratio = readRatio(env);
  if (sampler.endsWith('always_on')) return { serviceName, ratio: 1 };
  if (sampler.endsWith('always_off')) return { serviceName, ratio: 0 };
  return { serviceName, ratio };
}

function readRatio(env: Environment): number {
  const value = readText(env, RATIO);
  if (value === undefined) return DEFAULT_RATIO;
  const ratio = Number(value);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError(`${RATIO} must be a number from 0 to 1, not "${value}".`);
}
