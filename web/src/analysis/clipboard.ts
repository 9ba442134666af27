// Copies a text and reports success, or the refusal of the browser, as a toast.
import { showToast } from '../parts/toasts.svelte';

export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} is on your clipboard.`);
  } catch {
    showToast(`This browser does not let the page copy. Here it is: ${text}`);
  }
}

// Downloads a text as a file.
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
