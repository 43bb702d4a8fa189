import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAIN_TIMEOUT } from '#platform/server/draining.js';
import { imageServices, variablesOf } from './compose.js';
import { containerOf, environmentOf, type Manifest, ROOT, workloads } from './manifests.js';
import { configure, DEFAULT_COMMAND, type Program } from './programs.js';

const inKubernetes = workloads.map((workload) => {
  const container = containerOf(workload);
  return configure(workload['metadata'].name, container['command'], environmentOf(container));
});

const inCompose = imageServices.map(([name, service]) =>
  configure(name, service['command'] ?? DEFAULT_COMMAND, variablesOf(service)),
);

const { paths } = JSON.parse(readFileSync(path.join(ROOT, 'openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, unknown>>;
};

/** The ports of a program: that of its events, if it has a worker, and that of its routes. */
function portsOf({ api, classifier }: Program): number[] {
  const ports = [classifier?.worker?.notifications.options?.port, (classifier ?? api)?.port];
  return ports.filter((port) => port !== undefined);
}

/** Whether a program answers at the path. */
async function hasRoute(program: string, route: string): Promise<boolean> {
  if (program === 'api') return route in paths;
  return (await fetch(`${process.env['TEST_CLASSIFIER_URL'] ?? ''}${route}`)).ok;
}

describe.each<[string, readonly Program[]]>([
  ['Kubernetes', inKubernetes],
  ['Docker Compose', inCompose],
])('the settings in %s', (_place, programs) => {
  const api = programs.find(({ name }) => name === 'api')?.api;
  const classifier = programs.find(({ name }) => name === 'classifier')?.classifier;
  const worker = programs.find((program) => program.classifier?.worker !== undefined);
  const workerConfig = worker?.classifier?.worker;

  it.each(programs)('are known: $name', ({ unknown }) => {
    expect(unknown).toEqual([]);
  });

  it('lead the API to the classifier', () => {
    expect(api?.classifierUrl).toBe(`http://classifier:${String(classifier?.port)}`);
  });

  it('give the API the secret that the classifier requires', () => {
    expect(classifier?.classifierSecrets).toEqual([api?.classifierSecret]);
    expect(api?.classifierSecret).toBeDefined();
  });

  it('lead the worker to the API, with the same secret', () => {
    expect(workerConfig?.apiUrl).toBe(`http://api:${String(api?.port)}`);
    expect(api?.internalSecrets).toEqual([workerConfig?.internalSecret]);
  });

  it('lead events of the API to the worker', () => {
    expect(workerConfig?.notifications.options).toMatchObject({ host: '0.0.0.0' });
    expect(api?.notifications.options).toEqual({
      ...workerConfig?.notifications.options,
      host: worker?.name,
    });
  });

  it('make the API and the classifier listen on all addresses', () => {
    expect([api?.host, classifier?.host]).toEqual(['0.0.0.0', '0.0.0.0']);
  });
});

describe('the ports and probes in Kubernetes', () => {
  const containers = workloads.map(containerOf);
  const probes = containers.flatMap(({ name, startupProbe, readinessProbe, livenessProbe }) =>
    ([startupProbe, readinessProbe, livenessProbe] as (Manifest | undefined)[])
      .map((probe) => probe?.['httpGet']?.path as string | undefined)
      .filter((route) => route !== undefined)
      .map((route) => [name as string, route] as const),
  );

  it.each(inKubernetes)('$name listens on the ports of its container', (program) => {
    const { ports = [] } = containers.find(({ name }) => name === program.name) ?? {};
    expect(ports.map(({ containerPort }: Manifest) => containerPort)).toEqual(portsOf(program));
  });

  it.each(probes)('%s has the route %s', async (name, route) => {
    expect(await hasRoute(name, route)).toBe(true);
  });
});

describe('Docker Compose', () => {
  it('builds one image', () => {
    expect(imageServices.filter(([, { build }]) => build !== undefined)).toHaveLength(1);
  });

  it.each(imageServices.filter(([, { healthcheck }]) => healthcheck !== undefined))(
    'asks the port of %s for a route that exists',
    async (name, { healthcheck }) => {
      const [, script, port, route] = healthcheck.test as [string, string, string, string];
      const { api, classifier } = inCompose.find((program) => program.name === name) ?? {};
      expect([script, port]).toEqual(['health-check', String((api ?? classifier)?.port)]);
      expect(await hasRoute(name, route)).toBe(true);
    },
  );

  it('publishes the API on this machine only, unless told otherwise', () => {
    const [, api] = imageServices.find(([name]) => name === 'api') ?? [];
    expect(api?.['ports']).toEqual([expect.stringMatching(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/)]);
  });

  it.each(imageServices)('gives %s time to complete its requests', (_name, service) => {
    expect(Number.parseInt(service['stop_grace_period'] as string)).toBeGreaterThan(
      DRAIN_TIMEOUT / 1_000,
    );
  });
});
