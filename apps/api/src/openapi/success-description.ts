import type { Operation } from './operations.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly items?: Schema;
}

interface Response {
  description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** Describes the successful responses that have no description, by the class of their body. */
export function describeSuccesses(
  { responses }: Operation,
  comments: ReadonlyMap<string, string>,
): void {
  for (const [status, response] of Object.entries(responses) as [string, Response][]) {
    if (!status.startsWith('2') || response.description) continue;
    response.description = describe(Object.values(response.content ?? {})[0]?.schema, comments);
  }
}

function describe(schema: Schema | undefined, comments: ReadonlyMap<string, string>): string {
  if (schema === undefined) return 'Done. The response has no body.';
  if (schema.items?.$ref !== undefined) return `A list of \`${nameOf(schema.items.$ref)}\`.`;
  if (schema.$ref === undefined) return `A ${String(schema.type)}.`;
  const name = nameOf(schema.$ref);
  return comments.get(name) ?? `\`${name}\`.`;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
