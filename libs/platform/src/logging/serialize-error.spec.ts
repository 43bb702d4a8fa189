import { QueryFailedError } from 'typeorm';
import { serializeError } from './serialize-error.js';

const PERSONAL = ['zoe@example.org', '$argon2id$v=19$m=19456', 'Zoé'];

/** An error of PostgreSQL, as its driver throws it and TypeORM wraps it. */
function queryFailed(message: string, fields: object) {
  const driverError = Object.assign(new Error(message), fields);
  return new QueryFailedError('insert into profile values ($1, $2, $3)', PERSONAL, driverError);
}

describe('serializeError', () => {
  it('logs type, message, stack, code, constraint and table only', () => {
    const error = queryFailed('duplicate key value violates unique constraint', {
      code: '23505',
      constraint: 'profile_email_unique',
      table: 'profile',
      detail: 'Key (email)=(zoe@example.org) already exists.',
      where: 'zoe@example.org',
    });
    const logged = serializeError(error);
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      message: 'duplicate key value violates unique constraint',
      code: '23505',
      constraint: 'profile_email_unique',
      table: 'profile',
    });
    expect(logged.stack).toMatch(/^\s+at /);
    for (const value of [...PERSONAL, 'insert into', 'detail', 'driverError']) {
      expect(JSON.stringify(logged)).not.toContain(value);
    }
  });

  it('omits the message of a data exception, which contains the rejected value', () => {
    const error = queryFailed('invalid input syntax for type integer: "zoe@example.org"', {
      code: '22P02',
    });
    expect(JSON.stringify(serializeError(error))).not.toContain('zoe');
    expect(serializeError(error)).toMatchObject({ code: '22P02' });
  });

  it('logs causes by the same rule, also when they form a cycle', () => {
    const error: Error = new Error('failed', { cause: queryFailed('refused', { code: '08006' }) });
    (error.cause as Error).cause = error;
    const logged = serializeError(error);
    expect(logged).toMatchObject({ cause: { message: 'refused', code: '08006' } });
    expect(JSON.stringify(logged)).not.toContain('zoe');
  });

  it('logs no value that is not an error', () => {
    expect(JSON.stringify(serializeError('zoe@example.org'))).not.toContain('zoe');
  });
});
