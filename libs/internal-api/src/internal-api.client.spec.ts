import { InternalApiClient } from './internal-api.client.js';

describe('InternalApiClient', () => {
  it('names the address of an API that does not respond', async () => {
    const apiUrl = 'http://127.0.0.1:1';
    const api = new InternalApiClient({ apiUrl, internalSecret: 'secret' });
    await expect(api.status()).rejects.toThrow(`The API does not respond at ${apiUrl};`);
    await api.close();
  });
});
