import { runInNewContext } from 'node:vm';
import { Logger } from '@nestjs/common';
import { createLogger } from './create-logger.js';
import { NestLogger } from './nest-logger.js';

describe('NestLogger', () => {
  const lines: string[] = [];
  const nestLogger = new NestLogger(
    createLogger('api', 'info', { write: (line) => void lines.push(line) }),
  );
  beforeAll(() => {
    Logger.overrideLogger(nestLogger);
  });
  beforeEach(() => {
    lines.length = 0;
  });
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('logs fields, errors and the name of the class', () => {
    new Logger('StepDetection').warn({ err: new Error('refused'), steps: 2 }, 'Steps are pending.');
    expect(logged()).toMatchObject([
      {
        name: 'api',
        level: 40,
        msg: 'Steps are pending.',
        context: 'StepDetection',
        steps: 2,
        err: { message: 'refused' },
      },
    ]);
  });

  it('logs no field of an error that may contain data', () => {
    const error = Object.assign(new Error('refused'), { parameters: ['zoe@example.org'] });
    new Logger('Any').error({ err: error }, 'Failed.');
    new Logger('Any').error(error);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('zoe@example.org');
  });

  it('logs the message of an error that is passed alone', () => {
    new Logger('Redis').error(new Error('refused'));
    expect(logged()).toMatchObject([{ level: 50, msg: 'refused', err: { message: 'refused' } }]);
  });

  it('logs the message of an error of another realm', () => {
    new Logger('ClientTCP').error(runInNewContext('new Error("read ECONNRESET")'));
    expect(logged()).toMatchObject([{ level: 50, msg: 'read ECONNRESET', context: 'ClientTCP' }]);
  });

  it('redacts passwords, cookies and authorization headers', () => {
    new Logger('Any').log({
      headers: { cookie: 'x', authorization: 'x' },
      body: { password: 'x' },
    });
    expect(logged()).toMatchObject([
      {
        headers: { cookie: '[Redacted]', authorization: '[Redacted]' },
        body: { password: '[Redacted]' },
      },
    ]);
  });

  it('logs start-up messages of Nest at debug', () => {
    new Logger('RoutesResolver').log('HealthController {/health}:');
    new Logger('Worker').log('Connected.');
    expect(logged()).toMatchObject([{ level: 30, context: 'Worker', msg: 'Connected.' }]);
  });
});
