// A transformer of Jest: the module that a test file receives is the one that Node.js loads, once in
// a worker. Of our own sources, this is the file in dist/.
const path = require('node:path');

/** Where Node.js finds a module. */
function compiled(file) {
  if (file.includes(`${path.sep}node_modules${path.sep}`)) return file;
  return path.join(__dirname, 'dist', path.relative(__dirname, file).replace(/\.ts$/, '.js'));
}

module.exports = {
  process: (_source, file) => ({
    code: `module.exports = requireOutside(${JSON.stringify(compiled(file))});`,
  }),
};
