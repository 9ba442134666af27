// Copying, and what is said about it: a browser may refuse.
import { showToast } from '../parts/toasts.svelte';

export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} is on your clipboard.`);
  } catch {
    showToast(`This browser does not let the page copy. Here it is: ${text}`);
  }
}

// A file for the person's disk, made in the page.
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
