import type { FastifyReply, FastifyRequest } from 'fastify';

/** Adds a `Link` header with `rel="next"`: the URL of the request with the given `cursor`. */
export function addNextLink(request: FastifyRequest, reply: FastifyReply, cursor: number): void {
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', String(cursor));
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
