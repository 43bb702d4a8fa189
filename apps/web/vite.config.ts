import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import paths from './src/navigation/paths.json' with { type: 'json' };

const CLIENT = path.resolve(import.meta.dirname, '../../libs/client');
const { POPOTE_URL = 'http://127.0.0.1:3000' } = process.env;

/** Adds what the service worker keeps, and the paths of the app, which the service reads. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name !== 'index.html');
      const version = hash('sha256', files.join()).slice(0, 16); // names contain hashes
      const constants = { VERSION: version, FILES: files, PATHS: paths };
      const declarations = Object.entries(constants).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
      );
      const text = readFileSync(path.join(import.meta.dirname, 'src/service-worker.js'), 'utf8');
      const source = declarations.join('') + text;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      this.emitFile({ type: 'asset', fileName: 'paths.json', source: JSON.stringify(paths) });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './', // a proxy may serve the app below a path: see <base> in index.html
  resolve: {
    alias: [
      { find: /^@popote\/client$/, replacement: path.join(CLIENT, 'src/index.ts') },
      { find: '@popote/client/labels', replacement: path.join(CLIENT, 'labels') },
    ],
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: path.resolve(import.meta.dirname, '../../dist-web'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One file for what every screen needs, in place of a dozen small ones.
    rollupOptions: {
      output: { manualChunks: (id) => (/\/(screens|labels)\//.test(id) ? undefined : 'app') },
    },
  },
  plugins: [serviceWorker()],
  server: {
    proxy: {
      '^/(archives|auth|detection|docs|health|house|photos|planning|profile|recipes|reference|sources)(/|\\?|$)':
        { target: POPOTE_URL },
    },
  },
});
