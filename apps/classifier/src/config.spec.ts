import { Config } from './config.js';

const SECRET = 'a-secret-of-32-bytes-for-a-test!';
const production = { NODE_ENV: 'production', INTERNAL_SECRET: SECRET };

describe('config of the classifier', () => {
  it.each([
    ['the classifier', {}, 3001],
    ['the classifier at CLASSIFIER_PORT', { CLASSIFIER_PORT: '4001' }, 4001],
    ['a worker alone', { WORKER: 'alone', CLASSIFIER_PORT: '4001' }, 3003],
    ['a worker alone at WORKER_HTTP_PORT', { WORKER: 'alone', WORKER_HTTP_PORT: '4003' }, 4003],
  ])('%s listens on its own port', (_, env, port) => {
    expect(new Config({ ...production, ...env })).toMatchObject({ host: '127.0.0.1', port });
  });

  it('refuses an empty CLASSIFIER_SECRET, which would allow every request', () => {
    const env = { ...production, CLASSIFIER_SECRET: '' };
    expect(() => new Config(env)).toThrow(
      'CLASSIFIER_SECRET is empty. Leave it out if none is required.',
    );
  });

  it('requires the secret of the metrics in production, also without a worker', () => {
    const env = { NODE_ENV: 'production', WORKER: 'off' };
    expect(() => new Config(env)).toThrow('INTERNAL_SECRET must be set in production.');
    expect(new Config({ ...env, INTERNAL_SECRET: SECRET }).internalSecrets).toEqual([SECRET]);
  });

  it('rejects an unknown NODE_ENV', () => {
    expect(() => new Config({ ...production, NODE_ENV: 'prod' })).toThrow(
      'NODE_ENV must be one of',
    );
  });
});
