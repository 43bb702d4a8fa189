// A transformer of Jest: the module that a test file receives is the one that Node.js loads, once in
// a worker. Of our own sources, this is the file in dist/.
const path = require('node:path');

/** Where Node.js finds a module. */
function compiled(file) {
  const name = path.relative(__dirname, file);
  if (name.startsWith('node_modules')) return file;
  return path.join(__dirname, 'dist', name.replace(/\.ts$/, '.js'));
}

module.exports = {
  process: (_source, file) => ({
    code: `module.exports = requireOutside(${JSON.stringify(compiled(file))});`,
  }),
};
