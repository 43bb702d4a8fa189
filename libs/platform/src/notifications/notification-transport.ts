import { type NatsOptions, type RedisOptions, Transport } from '@nestjs/microservices';
import { type Environment, readHost, readPort, readUrl } from '../config/environment.js';

/** Delay between attempts to reach a broker, in milliseconds. */
const RETRY_DELAY = 1_000;

interface TcpTransport {
  readonly transport: Transport.TCP;
  readonly options: { readonly host: string; readonly port: number };
}

/** Options that clients and servers of `@nestjs/microservices` share. */
export type NotificationTransport =
  | TcpTransport
  | (NatsOptions & { readonly transport: Transport.NATS })
  | (RedisOptions & { readonly transport: Transport.REDIS });

/**
 * Reads how notifications are sent: to the worker at `WORKER_HOST:WORKER_PORT`, or through the NATS or
 * Redis broker at `NOTIFICATIONS_URL`, which any number of processes can share.
 */
export function readNotificationTransport(env: Environment): NotificationTransport {
  const url = readUrl(env, 'NOTIFICATIONS_URL', ['nats', 'redis', 'rediss']);
  if (url === undefined) {
    const host = readHost(env, 'WORKER_HOST') ?? '127.0.0.1';
    return {
      transport: Transport.TCP,
      options: { host, port: readPort(env, 'WORKER_PORT', 3002, 1) },
    };
  }
  return url.startsWith('nats:') ? natsTransport(url) : redisTransport(new URL(url));
}

function natsTransport(url: string): NotificationTransport {
  return {
    transport: Transport.NATS,
    options: {
      servers: url,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_DELAY,
      waitOnFirstConnect: true,
    },
  };
}

function redisTransport({ protocol, hostname, port, username, password, pathname }: URL) {
  return {
    transport: Transport.REDIS,
    options: {
      host: hostname,
      port: Number(port || 6379),
      ...(username === '' ? {} : { username: decodeURIComponent(username) }),
      ...(password === '' ? {} : { password: decodeURIComponent(password) }),
      ...(protocol === 'rediss:' ? { tls: {} } : {}),
      db: Number(pathname.slice(1) || 0),
      retryAttempts: Number.MAX_SAFE_INTEGER,
      retryDelay: RETRY_DELAY,
    },
  } satisfies NotificationTransport;
}
