/** For `@Header`: the handler returns text that is already JSON, as PostgreSQL made it. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;
