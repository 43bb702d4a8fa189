import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';

/** The root of the project. */
export const ROOT = path.resolve(__dirname, '../..');
const FOLDER = path.join(ROOT, 'deploy/kubernetes');

/** A document of a manifest. Its fields are checked by the schemas, not by types. */
export type Manifest = Readonly<Record<string, any>>;
export type Environment = Readonly<Record<string, string>>;

/** A value for a secret that the example leaves empty. */
export function placeholderOf(name: string): string {
  return `the-value-in-this-test-of-${name}`;
}

export const kustomization: Manifest = parse(read('kustomization.yaml'));
export const secrets = documentsOf('secrets.example.yaml');
/** Every document that `kubectl apply -k` creates, besides the generated ConfigMaps. */
export const manifests: readonly Manifest[] = kustomization['resources'].flatMap(documentsOf);
/** Deployments and Jobs. */
export const workloads = manifests.filter(({ spec }) => spec?.template !== undefined);
export const files = readdirSync(FOLDER);

export function ofKind(wanted: string): readonly Manifest[] {
  return manifests.filter(({ kind }) => kind === wanted);
}

export function namesOf(documents: readonly Manifest[]): readonly string[] {
  return documents.map(({ metadata }) => metadata.name);
}

export function podOf({ spec }: Manifest): Manifest {
  return spec.template.spec;
}

/** The only container of a workload. */
export function containerOf(workload: Manifest): Manifest {
  const { containers, initContainers = [] } = podOf(workload);
  if (containers.length !== 1 || initContainers.length > 0) throw new Error('Not one container.');
  return containers[0];
}

/** The workloads whose pods have the labels. */
export function selectedBy(labels: Environment): readonly Manifest[] {
  return workloads.filter(({ spec }) =>
    Object.entries(labels).every(([name, value]) => spec.template.metadata.labels[name] === value),
  );
}

/** The variables that the cluster sets in a container, with placeholders for secrets. */
export function environmentOf({ env = [], envFrom = [] }: Manifest): Environment {
  const sets = envFrom.map(({ configMapRef, secretRef }: Manifest) =>
    configMapRef === undefined ? secretOf(secretRef.name) : configurationOf(configMapRef.name),
  );
  const own = env.map(({ name, value }: Manifest) => [name, value]);
  return Object.assign({}, ...sets, Object.fromEntries(own));
}

/** The file of the project that a command runs: its source, or undefined if there is none. */
export function sourceOf(command: readonly string[]): string | undefined {
  const file = command.at(-1)?.replace(/^dist\/(.*)\.js$/, '$1.ts') ?? '';
  return existsSync(path.join(ROOT, file)) ? file : undefined;
}

function configurationOf(wanted: string): Environment {
  const generator = kustomization['configMapGenerator'].find(
    ({ name }: Manifest) => name === wanted,
  );
  return Object.assign({}, ...generator.envs.map((file: string) => parseEnv(read(file))));
}

function secretOf(wanted: string): Environment {
  const secret = secrets.find(({ metadata }) => metadata.name === wanted);
  return Object.fromEntries(
    Object.keys(secret?.['stringData']).map((key) => [key, placeholderOf(key)]),
  );
}

function documentsOf(file: string): readonly Manifest[] {
  return parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest);
}

function read(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8');
}
