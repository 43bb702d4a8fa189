// nestjs-pino keeps the first logger of a process, and a test file reads the log of its own service.
const { join } = require('node:path');
const file = join(__dirname, 'node_modules', 'nestjs-pino', 'dist', 'esm', 'PinoLogger.js');
requireOutside(file).__resetOutOfContextForTests();
