import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { listen, locale } from './popote.js';
import './style.css';

/** Stores the files of the app that the browser has loaded, for starts without a network. */
async function keepOffline() {
  await navigator.serviceWorker.register('/service-worker.js');
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  const cache = await caches.open('app');
  await cache.addAll(['/', ...files.map(({ href }) => href)]);
}

document.documentElement.lang = locale;
createRoot(document.getElementById('app')!).render(<App />);
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  listen(['ready'], () => void keepOffline().catch(() => undefined));
