import { createConnection } from 'node:net';
import { ConfigError } from '../config/environment.js';
import { startupProblem } from './startup-problem.js';

/** The error of a connection to a port on which no program listens. */
function connectionError(host: string): Promise<unknown> {
  return new Promise((resolve) => createConnection({ host, port: 1 }).once('error', resolve));
}

describe('startupProblem', () => {
  it.each(['127.0.0.1', 'localhost'])('names the address that refuses: %s', async (host) => {
    expect(startupProblem(await connectionError(host))).toMatch(
      /^Cannot connect to (127\.0\.0\.1|::1):1: does the database of DATABASE_URL run\?$/,
    );
  });

  it('names the first of several addresses that refuse', () => {
    const refused = (address: string) =>
      Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address, port: 5432 });
    const error = Object.assign(new AggregateError([refused('::1'), refused('127.0.0.1')]), {
      code: 'ECONNREFUSED',
    });
    expect(startupProblem(error)).toBe(
      'Cannot connect to ::1:5432: does the database of DATABASE_URL run?',
    );
  });

  it.each([
    [
      'EADDRINUSE',
      '127.0.0.1:3001 is in use by another program: stop it, or choose another WEB_PORT.',
    ],
    ['28P01', 'The database refuses DATABASE_URL: password authentication failed.'],
    ['3D000', 'The database refuses DATABASE_URL: password authentication failed.'],
    ['ENOTFOUND', 'The host db.example is not known (ENOTFOUND): check DATABASE_URL and HOST.'],
  ])('names the variable of %s', (code, sentence) => {
    const details = { code, address: '127.0.0.1', port: 3001, hostname: 'db.example' };
    const error = Object.assign(new Error('password authentication failed'), details);
    expect(startupProblem(error, 'WEB_PORT')).toBe(sentence);
  });

  it('asks for the migration when a table is missing', () => {
    const error = Object.assign(new Error('relation "unit" does not exist'), { code: '42P01' });
    expect(startupProblem(error)).toBe(
      'The database lacks a table (relation "unit" does not exist): has the migration of this version run?',
    );
  });

  it('is the message of an error of the configuration, and the stack of any other', () => {
    expect(startupProblem(new ConfigError('PORT is wrong.'))).toBe('PORT is wrong.');
    const unknown = new Error('unknown');
    expect(startupProblem(unknown)).toBe(unknown.stack);
  });
});
