import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, operationsOf } from './operations.js';

/** Moves the header parameters to the components: many operations accept the same. */
export function shareHeaderParameters(document: OpenApiDocument): void {
  const shared: Record<string, object> = {};
  for (const { operation } of operationsOf(document)) {
    operation.parameters = operation.parameters?.map((parameter) => {
      if (!('in' in parameter) || parameter.in !== 'header') return parameter;
      const name = componentName(parameter.name);
      const same = (shared[name] ??= parameter);
      return isDeepStrictEqual(same, parameter)
        ? { $ref: `#/components/parameters/${name}` }
        : parameter;
    }) as never;
  }
  document.components.parameters = { ...document.components.parameters, ...shared } as never;
}

/** `if-none-match` becomes `IfNoneMatch`. */
function componentName(header: string): string {
  return header
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`)
    .join('');
}
