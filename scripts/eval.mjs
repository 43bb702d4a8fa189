// `npm run eval [-- --help]`: compares the detections of the engine with the labelled sentences.
import path from 'node:path';
import { prepare, root } from './prepare.mjs';

prepare();
await import(path.join(root, 'dist', 'apps', 'classifier', 'eval', 'main.js'));
