import type { ApiDescription, Schema } from './api-description.js';
import { inline } from './article.js';
import { type Html, html } from './html.js';

/** How deep fields within fields are shown. */
const MAX_DEPTH = 4;

/** The fields of a schema as a list, with those of its objects and arrays below them. */
export function fieldsOf(schema: Schema, api: ApiDescription, depth = 0): Html[] {
  const variants = variantsOf(schema, api).filter(({ properties }) => properties !== undefined);
  if (depth === MAX_DEPTH) return [];
  return variants.map(({ properties = {}, required = [] }) => {
    const fields = Object.entries(properties).map(([name, field]) => {
      const { description = api.resolve(field).description ?? '' } = field;
      const optional = required.includes(name) ? '' : ', optional';
      return html`<li><code>${name}</code> <span class="type">${typeOf(field, api)}${optional}</span> ${inline(description)}${fieldsOf(field, api, depth + 1)}</li>`; // prettier-ignore
    });
    return html`<ul class="fields">${fields}</ul>`; // prettier-ignore
  });
}

/** The schemas that a value has: the alternatives, the items of an array, or the schema itself. */
function variantsOf(schema: Schema, api: ApiDescription): Schema[] {
  const resolved = api.resolve(schema);
  const { anyOf, oneOf, items } = resolved;
  const inner = anyOf ?? oneOf ?? (items === undefined ? undefined : [items]);
  return inner === undefined ? [resolved] : inner.flatMap((each) => variantsOf(each, api));
}

/** "integer, 1 to 100", "array of string", "one of `a`, `b`". */
export function typeOf(schema: Schema, api: ApiDescription): string {
  const resolved = api.resolve(schema);
  const { type, items, anyOf, oneOf, format, maxItems } = resolved;
  const alternatives = anyOf ?? oneOf;
  if (alternatives !== undefined) {
    return [...new Set(alternatives.map((each) => typeOf(each, api)))].join(' or ');
  }
  if (resolved.enum !== undefined) return choicesOf(resolved.enum);
  if (items !== undefined) {
    return `array of ${typeOf(items, api)}${maxItems === undefined ? '' : `, at most ${String(maxItems)}`}`;
  }
  const name = [type ?? 'any'].flat().join(' or ');
  return [format === undefined ? name : `${name} (${format})`, ...limitsOf(resolved)].join(', ');
}

function choicesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, 12).map(String).join(', ');
  return values.length > 12 ? `one of ${shown} … (${String(values.length)})` : `one of ${shown}`;
}

function limitsOf({ minimum, maximum, maxLength }: Schema): string[] {
  return [
    ...(minimum === undefined ? [] : [`from ${String(minimum)}`]),
    ...(maximum === undefined ? [] : [`to ${String(maximum)}`]),
    ...(maxLength === undefined ? [] : [`at most ${String(maxLength)} characters`]),
  ];
}

/** An example of a value: what the schema states, or one that follows from its type. */
export function exampleOf(schema: Schema, api: ApiDescription): unknown {
  const resolved = api.resolve(schema);
  const { anyOf, oneOf, items, properties, required = [], minimum = 1 } = resolved;
  const stated = resolved.example ?? resolved.examples?.[0] ?? resolved.enum?.[0];
  if (stated !== undefined) return stated;
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return exampleOf(first, api);
  if (items !== undefined) return [exampleOf(items, api)];
  if (properties !== undefined) {
    const shown = Object.entries(properties).filter(([name]) => required.includes(name));
    return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field, api)]));
  }
  const [type] = [resolved.type ?? 'string'].flat();
  return type === 'integer' || type === 'number' ? minimum : type === 'boolean' ? true : 'text';
}
