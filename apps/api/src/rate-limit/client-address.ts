import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Leading bits of an IPv6 address that identify one client: a network usually gets a /64. */
const IPV6_PREFIX = 64;

/** The address of the client as limits count it: an IPv4 address or an IPv6 /64. */
export const ClientAddress = createParamDecorator((_data: unknown, context) =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>().ip),
);

/** An address with a port, as some proxies write it in `X-Forwarded-For`. */
const WITH_PORT = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * An IPv4 address unchanged, also when it is mapped to IPv6; any other IPv6 address as its /64. A
 * port is left out: a client has a new one with each connection.
 */
export function clientAddress(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  const ip = ipv6 ?? ipv4 ?? text;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${String(IPV6_PREFIX)}`).toString();
}
