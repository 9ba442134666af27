import '../css/tokens.css';
import '../css/components.css';
import '../css/print.css';
import '../css/app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { applyPreferences } from './session/preferences.svelte';

applyPreferences();
mount(App, { target: document.getElementById('app') ?? document.body });
