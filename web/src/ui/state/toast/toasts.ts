export type Toast = {
  id: number;
  tone: 'alert' | 'done';
  title: string;
  detail?: string | undefined;
  /** A toast with an action stays until it's used or closed. */
  action?: { label: string; run: () => void };
};

/** A list outside React: any handler may notify, one component shows. */
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Returns its id, for a caller who dismisses it later. */
export function notify(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  // A repeated toast replaces its earlier copy.
  const others = toasts.filter(({ title, detail }) => title !== toast.title || detail !== toast.detail);
  // Three are enough to read; an older one has been seen.
  change([...others, { ...toast, id: lastId }].slice(-3));
  return lastId;
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];
export const noToasts = (): readonly Toast[] => none;
