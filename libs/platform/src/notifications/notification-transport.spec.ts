import { Transport } from '@nestjs/microservices';
import { readNotificationTransport } from './notification-transport.js';

describe('readNotificationTransport', () => {
  it.each([
    ['TCP on this machine by default', {}, Transport.TCP, { host: '127.0.0.1', port: 3002 }],
    [
      'TCP on another host',
      { WORKER_HOST: 'classifier', WORKER_PORT: '4002' },
      Transport.TCP,
      { host: 'classifier', port: 4002 },
    ],
    [
      'NATS',
      { NOTIFICATIONS_URL: 'nats://broker:4222' },
      Transport.NATS,
      { servers: 'nats://broker:4222', maxReconnectAttempts: -1 },
    ],
    [
      'Redis',
      { NOTIFICATIONS_URL: 'redis://broker' },
      Transport.REDIS,
      { host: 'broker', port: 6379 },
    ],
    [
      'Redis with TLS, a password and a database',
      { NOTIFICATIONS_URL: 'rediss://popote:a%2Fb@broker:6380/2' },
      Transport.REDIS,
      { host: 'broker', port: 6380, username: 'popote', password: 'a/b', db: 2, tls: {} },
    ],
  ])('%s', (_, env, transport, options) => {
    expect(readNotificationTransport(env)).toMatchObject({ transport, options });
  });

  it('rejects a port that nothing can be sent to', () => {
    expect(() => readNotificationTransport({ WORKER_PORT: '0' })).toThrow(
      'WORKER_PORT must be a port number, not "0".',
    );
  });

  it('rejects other brokers', () => {
    expect(() => readNotificationTransport({ NOTIFICATIONS_URL: 'amqp://broker' })).toThrow(
      /NOTIFICATIONS_URL/,
    );
  });
});
