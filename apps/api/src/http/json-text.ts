/** Arguments of `@Header` for handlers that return JSON text. */
export const JSON_TEXT = ['content-type', 'application/json; charset=utf-8'] as const;
