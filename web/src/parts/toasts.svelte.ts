// Short sentences that come and go: what was refused and why, what was copied, what was won.
export interface Toast {
  id: number;
  text: string;
  clause: string;
}

const displayTime = 6000; // milliseconds; longer while it is pointed at or has the focus
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
