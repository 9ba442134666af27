import '../css/tokens.css';
import '../css/components.css';
import '../css/print.css';
import '../css/app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { applyPreferences } from './session/preferences.svelte';

applyPreferences();
// The shell is kept after the page has loaded, so that it delays nothing. Pages work without it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
mount(App, { target: document.getElementById('app') ?? document.body });
