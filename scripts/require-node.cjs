// Every script of package.json runs this first. In the JavaScript of old versions of Node.js, which
// cannot parse the other scripts.
var required = require('../package.json').engines.node.match(/\d+/g).map(Number);
var actual = process.versions.node.split('.').map(Number);
if (actual[0] < required[0] || (actual[0] === required[0] && actual[1] < required[1])) {
  console.error(
    'Node.js ' +
      required.join('.') +
      ' or newer is required; this is ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
