import { isIPv6 } from 'node:net';

/** The addresses that listen on every interface, and the ones that reach them on this machine. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL of a server that listens on this host and port, for a client on the same machine. */
export function localUrl(host: string, port: number): string {
  const address = LOOPBACK[host] ?? host;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${String(port)}`;
}
