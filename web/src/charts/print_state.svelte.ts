// Tells whether the page is being printed. A canvas does not follow the print styles, so charts are drawn again
// before and after printing.
import { flushSync } from 'svelte';

export const paper = $state({ isPrinting: false });

const print = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
print?.addEventListener('change', ({ matches }) => flushSync(() => (paper.isPrinting = matches)));
