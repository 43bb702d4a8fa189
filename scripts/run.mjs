// `node scripts/run.mjs <program> [arguments]`: runs a compiled program, given by its path in dist/.
import { importCompiled, prepare } from './prepare.mjs';

prepare();
const [program] = process.argv.splice(2, 1);
await importCompiled(program);
