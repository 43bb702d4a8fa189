import { createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Leading bits of an IPv6 address that identify one client: a network usually gets a /64. */
const IPV6_PREFIX = 64;

/** Networks that one client may own: providers assign IPv6 networks of up to a /48. */
const IPV6_NETWORKS = [48, 56, IPV6_PREFIX];
const IPV4_NETWORK = 24;

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
  const ip = withoutPort(text);
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : ipv6Network(ip, IPV6_PREFIX);
}

/** The largest network that one client may own: an IPv4 address or an IPv6 /48. */
export function ownNetworkOf(text: string): string {
  const client = clientAddress(text);
  return ipaddr.IPv4.isValid(client) ? client : (networksOf(text)[0] ?? client);
}

/** The networks of the client for a fair queue, the largest first. */
export function networksOf(text: string): string[] {
  const ip = withoutPort(text);
  const client = clientAddress(ip);
  if (ipaddr.IPv4.isValid(client)) {
    const network = ipaddr.IPv4.networkAddressFromCIDR(`${client}/${String(IPV4_NETWORK)}`);
    return [`${network.toString()}/${String(IPV4_NETWORK)}`, client];
  }
  if (!ipaddr.isValid(ip)) return [client];
  return IPV6_NETWORKS.map((bits) => `${ipv6Network(ip, bits)}/${String(bits)}`);
}

function withoutPort(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

function ipv6Network(ip: string, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${String(bits)}`).toString();
}
