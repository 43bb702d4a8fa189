import type { TestApp } from '../test-app.js';

/** A line of the router's tree: indentation, part of the path, methods. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;

/** Every route of the router, as `GET /recipes/:recipeId`, without HEAD. */
export function routeTable({ app }: TestApp): string[] {
  const router = app.getHttpAdapter().getInstance() as { printRoutes(options: object): string };
  const parts: string[] = [];
  return router
    .printRoutes({ commonPrefix: false })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      if (part === '') throw new Error(`Unexpected line in the router's tree: ${line}`);
      const depth = indent.length / 4;
      parts.splice(depth, parts.length, part.replace(/\|:\w+/g, ''));
      const path = parts.join('');
      return methods
        .split(', ')
        .flatMap((method) => (method === 'HEAD' ? [] : `${method} ${path}`));
    });
}
