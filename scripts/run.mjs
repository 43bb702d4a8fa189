// `node scripts/run.mjs <program> [arguments]`: runs a compiled program, given by its path in dist/.
import path from 'node:path';
import { prepare, root } from './prepare.mjs';

prepare();
const [program] = process.argv.splice(2, 1);
await import(path.join(root, 'dist', program));
