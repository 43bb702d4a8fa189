import { defineConfig } from 'vite';

/** The page and the service have one origin: this server passes `/api` on, and keeps `Host`. */
const proxy = {
  '/api': {
    target: process.env.POPOTE_URL ?? 'http://127.0.0.1:3000',
    changeOrigin: false,
    rewrite: (path: string) => path.replace(/^\/api/, ''),
  },
};

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  server: { proxy },
  preview: { proxy },
});
