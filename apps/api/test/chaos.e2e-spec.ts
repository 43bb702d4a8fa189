import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
const ROUNDS = '3';

describe('SIGKILL', () => {
  it('of database, API or worker at any moment loses no correction and leaves no step pending', async () => {
    const program = [path.join(ROOT, 'scripts/bench.mjs'), 'chaos', ROUNDS, 'expire-leases'];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    expect(stdout).toMatch(
      /^[1-9]\d* corrections accepted: .*"lost":0,"wrong":0,"wrongRecipes":0/m,
    );
  }, 180_000);
});
