import '../../css/tokens.css';
import '../../css/components.css';
import '../../css/app.css';
import '../../css/table.css';

import { mount } from 'svelte';

import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
