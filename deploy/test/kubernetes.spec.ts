import { problemsOf } from './manifest-problems.js';
import {
  containerOf,
  files,
  kustomization,
  type Manifest,
  manifests,
  namesOf,
  ofKind,
  podOf,
  secrets,
  selectedBy,
  sourceOf,
  workloads,
} from './manifests.js';
import { DRAIN_TIMEOUT } from '#platform/server/draining.js';

/** Tables of cases with the name of each document. */
const named = (documents: readonly Manifest[]) =>
  documents.map(
    (document) =>
      [`${String(document['kind'])} ${String(document['metadata'].name)}`, document] as const,
  );

describe('the manifests', () => {
  it.each([...named(manifests), ...named(secrets)])('%s is valid', (_name, document) => {
    expect(problemsOf(document)).toEqual([]);
  });

  it.each([
    [
      'an unknown field',
      (pod: Manifest) => ({ ...pod, restartPolicie: 'Always' }),
      'restartPolicie',
    ],
    [
      'an unknown field in a list',
      ({ containers, ...pod }: Manifest) => ({
        ...pod,
        containers: [{ ...containers[0], redinessProbe: {} }],
      }),
      'containers/0/redinessProbe',
    ],
  ])('are not valid with %s', (_name, change, field) => {
    const [deployment] = ofKind('Deployment') as [Manifest];
    const changed = structuredClone(deployment);
    changed['spec'].template.spec = change(podOf(deployment));
    expect(problemsOf(changed)).toEqual([`/spec/template/spec/${field}`]);
  });

  it('are not valid with a field of another type', () => {
    const [deployment] = ofKind('Deployment') as [Manifest];
    const spec = { ...deployment['spec'], replicas: '2' };
    expect(problemsOf({ ...deployment, spec })).toEqual([
      expect.stringContaining('replicas must be integer'),
    ]);
  });

  it('are all listed, and the example of secrets is not', () => {
    const given = files.filter((file) => /\.(yaml|env)$/.test(file)).sort();
    const maps: readonly Manifest[] = kustomization['configMapGenerator'];
    const used: readonly string[] = maps.flatMap(({ envs }) => envs as string[]);
    expect(
      [
        'kustomization.yaml',
        'secrets.example.yaml',
        ...(kustomization['resources'] as string[]),
        ...used,
      ].sort(),
    ).toEqual(given);
  });

  it('contain no value of a secret', () => {
    const values = secrets.flatMap(({ stringData }) => Object.values<string>(stringData));
    expect(new Set(values)).toEqual(new Set(['']));
  });

  it('use one image, whose version is set in one place', () => {
    const images = new Set(workloads.map((workload) => containerOf(workload)['image'] as string));
    const names = (kustomization['images'] as Manifest[]).map(({ name }) => name as string);
    expect([...images]).toEqual(names);
  });
});

describe.each(named(workloads))('%s', (_name, workload) => {
  const pod = podOf(workload);
  const container = containerOf(workload);

  it('runs a program of the project', () => {
    expect(sourceOf(container['command'])).toBeDefined();
  });

  it('meets the restricted security profile and cannot write to its files', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      },
    });
    expect(container['securityContext']).toEqual({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
      readOnlyRootFilesystem: true,
    });
  });

  it('gets no variables of services, whose names are those of settings', () => {
    expect(pod['enableServiceLinks']).toBe(false);
  });

  it('has requests and a limit of memory', () => {
    expect(container['resources']).toEqual({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  it('finds the secrets that it uses in the example', () => {
    const used = ((container['envFrom'] ?? []) as Manifest[])
      .map(({ secretRef }) => secretRef?.name as string | undefined)
      .filter((name) => name !== undefined);
    expect(namesOf(secrets)).toEqual(expect.arrayContaining(used));
  });
});

describe.each(named(ofKind('Deployment')))('%s', (_name, deployment) => {
  const container = containerOf(deployment);
  const ports = (container['ports'] as Manifest[]).map(({ name }) => name as string);

  it('selects its own pods only', () => {
    expect(selectedBy(deployment['spec'].selector.matchLabels)).toEqual([deployment]);
  });

  it.each(['startupProbe', 'readinessProbe', 'livenessProbe'])('has a %s on its port', (probe) => {
    const { httpGet, tcpSocket } = container[probe];
    expect(ports).toContain((httpGet ?? tcpSocket).port);
  });

  it('has time to complete its requests before it is killed', () => {
    const [, pause = '0'] = (container['lifecycle']?.preStop.exec.command ?? []) as string[];
    const { terminationGracePeriodSeconds: grace } = podOf(deployment);
    const exit = 5;
    expect(grace).toBeGreaterThanOrEqual(Number(pause) + DRAIN_TIMEOUT / 1_000 + exit);
  });
});

describe.each(named(ofKind('Service')))('%s', (_name, { metadata, spec }) => {
  it('leads to a port of the Deployment of its name', () => {
    const [deployment] = selectedBy(spec.selector) as [Manifest];
    expect(deployment['metadata'].name).toBe(metadata.name);
    const [{ name, containerPort }] = containerOf(deployment)['ports'] as [Manifest];
    expect(spec.ports).toEqual([{ name, port: containerPort, targetPort: name }]);
  });
});

describe.each(named(ofKind('PodDisruptionBudget')))('%s', (_name, { metadata, spec }) => {
  it('keeps a pod of a Deployment that has several', () => {
    const selected = selectedBy(spec.selector.matchLabels);
    expect(namesOf(selected)).toEqual([metadata.name]);
    expect(selected[0]?.['spec'].replicas).toBeGreaterThan(spec.minAvailable as number);
  });
});

describe('the network policies', () => {
  const policies = ofKind('NetworkPolicy').filter(({ spec }) => spec.podSelector.matchLabels);

  it('start from a refusal of everything', () => {
    expect(ofKind('NetworkPolicy')).toContainEqual(
      expect.objectContaining({ spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] } }),
    );
  });

  it.each(named(policies))(
    '%s: others reach the port on which the pod listens',
    (_name, policy) => {
      const { podSelector, ingress = [] } = policy['spec'];
      const [workload] = selectedBy(podSelector.matchLabels) as [Manifest];
      const listening = ((containerOf(workload)['ports'] ?? []) as Manifest[]).map(
        ({ containerPort }) => containerPort as number,
      );
      const allowed = (ingress as Manifest[]).flatMap(({ ports }) => portsOf(ports));
      expect([...new Set(allowed)]).toEqual(listening);
    },
  );

  it('let a pod through to the pods that let it in', () => {
    const pairs = (direction: string, peers: string) =>
      policies.flatMap(({ spec }) =>
        ((spec[direction] ?? []) as Manifest[]).flatMap((rule) =>
          ((rule[peers] ?? []) as Manifest[])
            .filter(({ podSelector }) => podSelector !== undefined)
            .map(({ podSelector }) => [
              ...namesOf(selectedBy(spec.podSelector.matchLabels)),
              ...namesOf(selectedBy(podSelector.matchLabels)),
              ...portsOf(rule['ports']),
            ]),
        ),
      );
    const allowedOut = pairs('egress', 'to');
    const allowedIn = pairs('ingress', 'from').map(([to, from, port]) => [from, to, port]);
    expect(allowedOut.sort()).toEqual(allowedIn.sort());
  });
});

function portsOf(ports: readonly Manifest[]): readonly number[] {
  return ports.map(({ port }) => port as number);
}
