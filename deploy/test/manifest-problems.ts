import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Namespace, Secret, Service } from 'kubernetes-models/v1';
import type { Manifest } from './manifests.js';

const KINDS: Readonly<Record<string, { readonly prototype: { validate(): void } }>> = {
  'apps/v1 Deployment': Deployment,
  'batch/v1 Job': Job,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 Namespace': Namespace,
  'v1 Secret': Secret,
  'v1 Service': Service,
};

/**
 * What is wrong with a document according to the schemas of Kubernetes: a message of the validator,
 * or the paths of fields that the schema of its kind does not have.
 */
export function problemsOf(document: Manifest): readonly string[] {
  const kind = KINDS[`${document['apiVersion'] as string} ${document['kind'] as string}`];
  if (kind === undefined) return ['unknown kind'];
  const read = new Set<string>();
  try {
    kind.prototype.validate.call(recordReads(document, read));
  } catch (error) {
    return [(error as Error).message];
  }
  return pathsOf(document).filter((path) => !read.has(path));
}

/**
 * The schemas accept fields that they do not know, as an API server does. But a validator reads
 * every field that its schema knows, so that a field that is never read is unknown.
 */
function recordReads(value: object, read: Set<string>, at = ''): object {
  return new Proxy(value, {
    get(target, name) {
      const field: unknown = Reflect.get(target, name);
      const path = `${at}/${String(name)}`;
      read.add(path);
      return typeof field === 'object' && field !== null ? recordReads(field, read, path) : field;
    },
  });
}

/** The paths of every field and element. */
function pathsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const path = `${at}/${name}`;
    return [path, ...pathsOf(field, path)];
  });
}
