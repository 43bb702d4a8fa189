// `npm run audit`: fails when an advisory of level high or critical concerns a production dependency.
// A registry without the audit endpoint (a mirror) is reported, and does not fail.
import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

const NO_ENDPOINT = [404, 405, 501];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { vulnerabilities, metadata, statusCode, message } = JSON.parse(stdout);
if (NO_ENDPOINT.includes(statusCode)) {
  console.warn(`WARNING: dependencies were NOT checked for advisories: ${message}`);
} else if (vulnerabilities === undefined) {
  throw new Error(`npm audit failed: ${message ?? stdout}`);
} else {
  const { high, critical } = metadata.vulnerabilities;
  const affected = Object.values(vulnerabilities).map(
    ({ name, severity }) => `${name}: ${severity}`,
  );
  console.log(['Dependencies were checked for advisories.', ...affected].join('\n'));
  process.exitCode = high + critical > 0 ? 1 : 0;
}
