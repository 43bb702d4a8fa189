import { execFile } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const FAULTS = ['PostgreSQL is killed'];

/** Runs the benchmark briefly. Its exit code also judges how fast the service recovers. */
function runChaos(): Promise<string> {
  const faults = FAULTS.flatMap((fault) => ['--fault', fault]);
  const options = ['chaos', '--minutes', '0', '--pause', '2', ...faults];
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(ROOT, 'scripts/bench.mjs'), ...options], (_, stdout) => {
      resolve(stdout);
    });
  });
}

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('SIGKILL (Linux)', () => {
  it('of the database loses no write, applies none twice and leaves no step pending', async () => {
    const output = await runChaos();
    expect(output).toMatch(/^[1-9]\d* writes acknowledged/m);
    expect(output).toMatch(/^[1-9]\d* objects compared at the end: 0 lost, 0 doubled, 0 wrong\.$/m);
    expect(output).toMatch(
      /^Corrections: 0 lost, 0 doubled, 0 steps and 0 recipes with wrong techniques\.$/m,
    );
    expect(output).toMatch(/^0 wrong responses; 0 steps pending at the end\.$/m);
  }, 400_000);
});
