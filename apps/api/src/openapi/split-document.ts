import { type OpenApiDocument, operationsOf } from './operations.js';

const INTERNAL = '/internal/';

/** Schemas that clients use for the errors of any operation. */
const ALWAYS = ['schemas/ErrorCode', 'schemas/ErrorView'];

/** The description of the public operations, and that of the operations below `/internal`. */
export interface ApiDocuments {
  readonly external: OpenApiDocument;
  readonly internal: OpenApiDocument;
}

/** Splits a document. Each part has the tags and components that its operations refer to. */
export function splitDocument(document: OpenApiDocument): ApiDocuments {
  const internal = select(document, (path) => path.startsWith(INTERNAL));
  return {
    external: select(document, (path) => !path.startsWith(INTERNAL)),
    internal: {
      ...internal,
      info: { ...internal.info, title: `${internal.info.title} (internal)` },
    },
  };
}

function select(document: OpenApiDocument, isSelected: (path: string) => boolean): OpenApiDocument {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => isSelected(path)),
  );
  const operations = operationsOf({ paths }).map(({ operation }) => operation);
  const tags = operations.flatMap(({ tags: names = [] }) => names);
  const schemes = operations
    .flatMap(({ security = [] }) => security.flatMap((scheme) => Object.keys(scheme)))
    .map((scheme) => `securitySchemes/${scheme}`);
  return {
    ...document,
    paths,
    tags: (document.tags ?? []).filter(({ name }) => tags.includes(name)),
    components: reachableComponents(document, paths, [...ALWAYS, ...schemes]),
  };
}

/** The components `roots`, and those that `paths` or another of these components refer to. */
function reachableComponents(
  { components }: OpenApiDocument,
  paths: object,
  roots: readonly string[],
): OpenApiDocument['components'] {
  const found = new Set(roots);
  for (const reference of referencesOf(paths)) found.add(reference);
  // A set also iterates over the elements that are added meanwhile.
  for (const reference of found) {
    for (const other of referencesOf(componentOf(components, reference))) found.add(other);
  }
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      Object.fromEntries(
        Object.entries(members as object).filter(([name]) => found.has(`${kind}/${name}`)),
      ),
    ]),
  );
}

/** The components that a part of a document refers to, as `schemas/Recipe`. */
function referencesOf(part: unknown): string[] {
  const references = JSON.stringify(part).matchAll(/"#\/components\/(\w+\/\w+)"/g);
  return [...references].map(([, reference = '']) => reference);
}

function componentOf(components: object, reference: string): unknown {
  const [kind = '', name = ''] = reference.split('/');
  const component = (components as Record<string, Record<string, unknown>>)[kind]?.[name];
  if (component === undefined) throw new Error(`The document has no component ${reference}.`);
  return component;
}
