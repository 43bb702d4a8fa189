import Fastify from 'fastify';
import { hostProblem } from './host-header.js';

describe('hostProblem', () => {
  const problemOf = async (host: string, allowed: string[]) => {
    const fastify = Fastify().get('/', (request) => hostProblem(request, allowed) ?? 'accepted');
    return (await fastify.inject({ url: '/', headers: { host } })).body;
  };
  const names = ['localhost', 'popote.example'];

  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'popote.example',
    '192.0.2.7',
    '127.0.0.1:3000',
    '[::1]',
    '[2001:db8::1]:3000',
  ])('accepts %s', async (host) => {
    expect(await problemOf(host, names)).toBe('accepted');
  });

  it.each([
    'evil',
    'evil.example:3000',
    'popote.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '[evil]',
  ])('refuses the name "%s"', async (host) => {
    expect(await problemOf(host, names)).toBe('The host is not one of ALLOWED_HOSTS.');
  });

  it('accepts every name when none is listed', async () => {
    expect(await problemOf('evil.example', [])).toBe('accepted');
  });
});
