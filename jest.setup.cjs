const { join } = require('node:path');

// Property tests use the seed that Jest prints: `npm test -- --seed=<number>` repeats them.
require('fast-check').configureGlobal({ seed: jest.getSeed() });

// nestjs-pino keeps the first logger of a process, and a test file reads the log of its own service.
const file = join(__dirname, 'node_modules', 'nestjs-pino', 'dist', 'esm', 'PinoLogger.js');
requireOutside(file).__resetOutOfContextForTests();
// So does the logger of Nest.js: without this line, a file without an app has that of the file before.
requireOutside('@nestjs/common').Logger.overrideLogger(false);
