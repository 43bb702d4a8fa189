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

/** An IPv4 address unchanged, also when it is mapped to IPv6; any other IPv6 address as its /64. */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : ipv6Network(ip, IPV6_PREFIX);
}

/** The networks of the client for a fair queue, the largest first. */
export function networksOf(ip: string): string[] {
  const client = clientAddress(ip);
  if (ipaddr.IPv4.isValid(client)) {
    const network = ipaddr.IPv4.networkAddressFromCIDR(`${client}/${String(IPV4_NETWORK)}`);
    return [`${network.toString()}/${String(IPV4_NETWORK)}`, client];
  }
  if (!ipaddr.isValid(ip)) return [client];
  return IPV6_NETWORKS.map((bits) => `${ipv6Network(ip, bits)}/${String(bits)}`);
}

function ipv6Network(ip: string, bits: number): string {
  return ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${String(bits)}`).toString();
}
