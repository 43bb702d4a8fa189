import { render } from 'preact';
import '@preact/signals';
import { profile, startSession } from './api/session.js';
import { App } from './app/app.js';
import { startRouter } from './navigation/router.js';
import { keepOffline } from './offline/update.js';
import { locale } from './words/locale.js';
import { loadLabels } from './words/labels.js';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';

document.documentElement.lang = locale;
startRouter();
void loadLabels();
render(<App />, document.querySelector<HTMLElement>('#app') ?? document.body);
await startSession();
if (import.meta.env.PROD) profile.subscribe(() => void keepOffline().catch(() => undefined));
