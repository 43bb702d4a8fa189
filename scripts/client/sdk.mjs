import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, openapiTools } from '../prepare.mjs';

const generator = path.join(openapiTools, 'node_modules/@hey-api/openapi-ts/dist/index.mjs');

/** The stream has its own client, which reconnects: libs/client/src/events. */
const EVENTS = 'GET /house/current/events';

/** The generator does not use headers of responses, and warns about each reference to one. */
function removeResponseHeaders({ paths, components }) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const { responses } of [...operations, components]) {
    for (const response of Object.values(responses)) delete response.headers;
  }
}

/** The fields of each kind of operation on a shopping list; those after the first list are optional. */
const OPERATIONS = {
  CHECK: [['lineId'], ['quantity', 'unitId', 'seen']],
  UNCHECK: [['lineId'], ['quantity', 'unitId']],
  ADD: [[], ['lineId', 'text', 'ingredientId', 'quantity', 'unitId', 'shopId']],
  EDIT: [['lineId'], ['text', 'ingredientId', 'quantity', 'unitId', 'shopId']],
  REMOVE: [['lineId'], []],
};

/** Makes an operation a union by its kind: a field of another kind is an error of types. */
function divideOperations({ schemas }) {
  const { properties, description } = schemas.ShoppingOperationDto;
  const pick = (names) => Object.fromEntries(names.map((name) => [name, properties[name]]));
  const refs = Object.entries(OPERATIONS).map(([kind, [required, optional]]) => {
    const name = `${kind[0]}${kind.slice(1).toLowerCase()}OperationDto`;
    const { lineId } = properties;
    schemas[name] = {
      type: 'object',
      properties: {
        id: properties.id,
        kind: { type: 'string', const: kind },
        ...pick([...required, ...optional]),
        ...(required.includes('lineId') && { lineId: { ...lineId, type: 'string' } }),
      },
      required: ['id', 'kind', ...required],
    };
    return { $ref: `#/components/schemas/${name}` };
  });
  schemas.ShoppingOperationDto = { description, oneOf: refs };
}

/** The package has an HTTP client of its own, in place of the generated one, which is three times as large. */
const HTTP_CLIENT = {
  'client.gen.ts': `import type { Client } from '../transport/http-client.js';

/** Every instance of the operations has a client of its own. */
export const client = undefined as unknown as Client;
`,
  'client/index.ts': `export * from '../../transport/http-client.js';
`,
};

/** Writes types and operations of an OpenAPI document into a folder. */
export async function generateSdk(document, folder) {
  install(openapiTools);
  const { createClient } = await import(pathToFileURL(generator).href);
  await createClient({
    input: document,
    logs: { level: 'silent', file: false },
    parser: {
      patch: (document) => {
        removeResponseHeaders(document);
        divideOperations(document.components);
      },
      filters: { operations: { exclude: [EVENTS] } },
    },
    output: { path: folder, entryFile: false, module: { extension: '.js' } },
    plugins: [
      { name: '@hey-api/client-fetch', baseUrl: false, throwOnError: true },
      '@hey-api/typescript',
      {
        name: '@hey-api/sdk',
        auth: false,
        operations: { strategy: 'single', containerName: 'Operations', methods: 'instance' },
      },
    ],
  });
  for (const generated of ['client', 'core'])
    await rm(path.join(folder, generated), { recursive: true });
  await mkdir(path.join(folder, 'client'));
  for (const [name, text] of Object.entries(HTTP_CLIENT))
    await writeFile(path.join(folder, name), text);
}
