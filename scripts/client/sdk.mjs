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

/** Writes types, operations and the fetch client of an OpenAPI document into a folder. */
export async function generateSdk(document, folder) {
  install(openapiTools);
  const { createClient } = await import(pathToFileURL(generator).href);
  await createClient({
    input: document,
    logs: { level: 'silent', file: false },
    parser: {
      patch: removeResponseHeaders,
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
}
