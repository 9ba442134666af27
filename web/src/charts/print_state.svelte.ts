// Whether the page is being printed. What is painted on a canvas does not follow the style sheet of paper
// by itself: it is painted again before the page is taken, and once more afterwards.
import { flushSync } from 'svelte';

export const paper = $state({ isPrinting: false });

const print = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
print?.addEventListener('change', ({ matches }) => flushSync(() => (paper.isPrinting = matches)));
