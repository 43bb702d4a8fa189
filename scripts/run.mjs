// Runs a program of ours, given as its path below dist/, with what follows it as its arguments.
import path from 'node:path';
import { prepare, root } from './prepare.mjs';

prepare();
const [program] = process.argv.splice(2, 1);
await import(path.join(root, 'dist', program));
