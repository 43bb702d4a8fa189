import type { TestApp } from './test-app.js';

/** A line of the router's tree: how deep it is, its part of the path, its methods. */
const LINE = /^((?:│ {3}| {4})*)[├└]── (\S+) \(([A-Z, ]+)\)$/;

/** Every route the router knows, as `GET /recipes/:recipeId`; HEAD comes with each GET. */
export function routeTable({ app }: TestApp): string[] {
  const router = app.getHttpAdapter().getInstance() as { printRoutes(options: object): string };
  const parts: string[] = [];
  return router
    .printRoutes({ commonPrefix: false })
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? [];
      if (part === '') throw new Error(`The router's tree has a line of another kind: ${line}`);
      const depth = indent.length / 4;
      parts.splice(depth, parts.length, part.replace(/\|:\w+/g, ''));
      const path = parts.join('');
      return methods
        .split(', ')
        .flatMap((method) => (method === 'HEAD' ? [] : `${method} ${path}`));
    });
}
