import { DOCUMENTS } from '../../support/openapi/operations.js';

const PUBLIC_DOCUMENT = DOCUMENTS['openapi.json'];

/** Formats of texts that a person does not choose, and of the password, of which a hash is stored. */
const FIXED_FORMATS = ['date', 'date-time', 'uuid', 'password'];

/** The texts that a person can send, as `POST /recipes steps.description`. */
export function writableTexts(): string[] {
  return Object.entries(PUBLIC_DOCUMENT?.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema ?? {};
      return textsOf(schema).map((field) => `${method.toUpperCase()} ${path} ${field}`);
    }),
  );
}

/** The paths of the texts of a schema. */
function textsOf(schema: any, path: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    return textsOf(PUBLIC_DOCUMENT?.components.schemas[schema.$ref.split('/').at(-1)], path);
  }
  const { type, format, properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = schema;
  if ([type].flat().includes('string')) {
    return 'enum' in schema || FIXED_FORMATS.includes(format) ? [] : [path.join('.')];
  }
  return [
    ...[...allOf, ...oneOf, ...anyOf, ...(items === undefined ? [] : [items])].flatMap((part) =>
      textsOf(part, path),
    ),
    ...Object.entries(properties).flatMap(([name, part]) => textsOf(part, [...path, name])),
  ];
}
