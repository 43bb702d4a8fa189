/** What pages of the listed origins may send and read, with their session. */
export function corsOptions(origins: readonly string[]) {
  return {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    maxAge: 600,
  };
}
