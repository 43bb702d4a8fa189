/** For `@Header`: the handler returns JSON text that PostgreSQL made. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;
