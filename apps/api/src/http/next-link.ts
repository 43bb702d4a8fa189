import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config.js';
import { forwardedPrefix } from './trusted-proxies.js';

/** Adds the URL of the next page to responses. */
@Injectable()
export class NextLink {
  private readonly trustedProxies: readonly string[];

  constructor({ trustedProxies }: Config) {
    this.trustedProxies = trustedProxies;
  }

  /**
   * Adds a `Link` header with `rel="next"`: the URL of the request with the given `cursor`, relative
   * to the origin. A trusted proxy that removes a prefix of the path restores it with
   * `X-Forwarded-Prefix`.
   */
  add(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
    const [path = ''] = request.url.split('?', 1);
    const parameters = new URLSearchParams(request.url.slice(path.length));
    parameters.set('cursor', cursor);
    const url = `${forwardedPrefix(request, this.trustedProxies)}${path}?${parameters.toString()}`;
    void reply.header('link', `<${url}>; rel="next"`);
  }
}
