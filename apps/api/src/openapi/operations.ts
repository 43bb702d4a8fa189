import type { OpenAPIObject } from '@nestjs/swagger';
import type { Access, ACCESS_EXTENSION } from '../session/access.decorators.js';

export type OpenApiDocument = OpenAPIObject & {
  components: NonNullable<OpenAPIObject['components']>;
};

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [ACCESS_EXTENSION]?: Access;
};

export interface Route {
  /** Template: `/recipes/{recipeId}` */
  readonly path: string;
  /** In lower case. */
  readonly method: string;
  readonly access: Access;
}

/** Every operation of a document. */
export function operationsOf({ paths }: Pick<OpenAPIObject, 'paths'>) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [string, Operation][]).map(([method, operation]) => ({
      path,
      method,
      operation,
    })),
  );
}
