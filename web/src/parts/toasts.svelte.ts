// Short messages that disappear: refusals with their clause, confirmations.
export interface Toast {
  id: number;
  text: string;
  clause: string;
}

const displayTime = 6000; // milliseconds; a toast stays longer while it has the pointer or the focus
const maxToasts = 3;

export const toasts: { list: Toast[] } = $state({ list: [] });

const timers: Record<number, ReturnType<typeof setTimeout>> = {};
let nextId = 1;

export function showToast(text: string, clause = ''): void {
  if (toasts.list.some((toast) => toast.text === text)) return;
  const toast = { id: nextId++, text, clause };
  for (const old of toasts.list.slice(0, Math.max(0, toasts.list.length - maxToasts + 1))) dismiss(old.id);
  toasts.list.push(toast);
  leave(toast.id);
}

export function dismiss(id: number): void {
  stay(id);
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

export function stay(id: number): void {
  clearTimeout(timers[id]);
}

export function leave(id: number): void {
  stay(id);
  timers[id] = setTimeout(() => dismiss(id), displayTime);
}
