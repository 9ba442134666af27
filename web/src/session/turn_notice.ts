// A notification of the browser on your turn while the page is in the background. Settings ask for the permission; the
// service worker shows it and returns to the table when it is pressed.
import { preferences } from './preferences.svelte';

export const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

// Asks for the permission. Returns whether notifications may be shown.
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export async function notifyTurn(title: string, path: string): Promise<void> {
  if (!preferences.notices || !document.hidden || !canNotify() || Notification.permission !== 'granted')
    return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification('Your turn', { body: title, tag: path, icon: '/icon-192.png', data: path });
}
