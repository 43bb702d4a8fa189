import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { localUrl } from '#platform/config/environment.js';
import { Config } from '../config.js';
import { forwardedPrefix } from '../http/trusted-proxies.js';

/** What the page of a link does with its token. */
export type LinkAction = 'reset-password' | 'confirm-email';

/** The page that links of accounts open: `APP_URL`, or the page `/reset` of the service. */
@Injectable()
export class LinkPage {
  constructor(private readonly config: Config) {}

  /**
   * The page for the account of a request. Anyone may send a request with the email of another person
   * and any `Host`. So a name that is not one of `ALLOWED_HOSTS` is not used: the page then has the
   * address at which the connection arrived.
   */
  of(request: FastifyRequest): string {
    const { appUrl, allowedHosts, trustedProxies } = this.config;
    if (appUrl !== undefined) return appUrl;
    const { protocol, host, hostname, socket } = request;
    const { localAddress, localPort } = socket;
    const prefix = forwardedPrefix(request, trustedProxies);
    if (allowedHosts.includes(hostname.toLowerCase()))
      return `${protocol}://${host}${prefix}/reset`;
    // A socket that is closed has no address.
    if (localAddress === undefined || localPort === undefined) return this.ofOperator();
    return `${localUrl(ipaddr.process(localAddress).toString(), localPort)}${prefix}/reset`;
  }

  /** The page for a link that an operator creates. */
  ofOperator(): string {
    const { appUrl, host, port } = this.config;
    return appUrl ?? `${localUrl(host, port)}/reset`;
  }
}

/** The address of a link. */
export function linkTo(page: string, action: LinkAction, token: string): string {
  const url = new URL(page);
  url.searchParams.set('action', action);
  url.searchParams.set('token', token);
  return url.href;
}
