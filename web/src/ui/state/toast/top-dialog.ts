/**
 * The dialogs that are open, the topmost last. Whatever lies outside of it is covered by it and cannot be pressed or
 * heard.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Returns how to note that it is closed. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

export function subscribeToTopDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);

export const noDialog = (): undefined => undefined;
