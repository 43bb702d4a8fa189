import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../../..');

function run(script: string, env: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [path.join(ROOT, script)], {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
}

describe('npm run sbom', () => {
  it('prints every production package as CycloneDX, and no development package', async () => {
    const { stdout } = await run('scripts/sbom.mjs');
    const { bomFormat, components } = JSON.parse(stdout);
    expect(bomFormat).toBe('CycloneDX');
    const found = components.map((component: Record<string, string>) => component['bom-ref']);
    expect(new Set(found).size).toBe(found.length);

    const manifest = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
    const references = (packages: Record<string, string>) =>
      Object.entries(packages).map(([name, version]) => `${name}@${version}`);
    expect(found).toEqual(expect.arrayContaining(references(manifest.dependencies)));
    expect(found).toContain('jsonwebtoken@9.0.3'); // through @nestjs/jwt, and used by tests
    expect(found).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(jest|eslint)@/)]));
  });
});

describe('npm run audit', () => {
  let registry: Server;
  let cache: string;
  let response: { readonly status: number; readonly body: object };
  let env: Record<string, string>;

  beforeAll(async () => {
    cache = await mkdtemp(path.join(tmpdir(), 'popote-npm-'));
    registry = createServer(({ method, url = '' }, reply) => {
      const metadata = {
        status: 200,
        body: { name: decodeURIComponent(url.slice(1)), versions: {} },
      };
      const { status, body } = method === 'GET' ? metadata : response;
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(body));
    });
    await once(registry.listen(0, '127.0.0.1'), 'listening');
    const { port } = registry.address() as AddressInfo;
    env = {
      npm_config_registry: `http://127.0.0.1:${String(port)}/`,
      npm_config_fetch_retries: '0',
      npm_config_cache: cache,
    };
  });
  afterAll(async () => {
    registry.close();
    await rm(cache, { recursive: true, force: true });
  });

  const advisory = (id: number, severity: string) => ({
    pg: [{ id, url: 'https://example.org/1', title: 'x', severity, vulnerable_versions: '*' }],
  });

  it('succeeds when there is no advisory', async () => {
    response = { status: 200, body: {} };
    const { stdout, stderr } = await run('scripts/audit.mjs', env);
    expect({ stdout, stderr }).toEqual({
      stdout: 'Dependencies were checked for advisories.\n',
      stderr: '',
    });
  });

  it('names the packages of an advisory and fails when its level is high', async () => {
    response = { status: 200, body: advisory(1, 'high') };
    await expect(run('scripts/audit.mjs', env)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('pg: high'),
    });
  });

  it('succeeds when the level of the advisory is moderate', async () => {
    response = { status: 200, body: advisory(2, 'moderate') };
    const { stdout } = await run('scripts/audit.mjs', env);
    expect(stdout).toContain('pg: moderate');
  });

  it('says that nothing was checked when the registry has no audit endpoint', async () => {
    response = { status: 405, body: {} };
    const { stdout, stderr } = await run('scripts/audit.mjs', env);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^WARNING: dependencies were NOT checked for advisories: 405 /);
  });

  it('fails when the registry is in error', async () => {
    response = { status: 500, body: {} };
    await expect(run('scripts/audit.mjs', env)).rejects.toMatchObject({ code: 1, stdout: '' });
  });
});
