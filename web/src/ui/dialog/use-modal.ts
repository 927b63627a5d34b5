import { useLayoutEffect, useRef, type RefObject } from 'react';
import { noteOpenDialog } from '../state/toast/top-dialog.ts';

/** A native dialog that is open as long as it is in the page. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout effects, because only a dialog that is still in the page can give the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    const noteClosed = noteOpenDialog(dialog);
    return () => {
      noteClosed();
      dialog.close();
    };
  }, []);
  return ref;
}
