import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says where the next page of a list is: the same address with another `cursor`. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, cursor: number): void {
  const [path = '', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', String(cursor));
  void reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
}
