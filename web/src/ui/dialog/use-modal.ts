import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
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

/** React lets `close` rise, so that a dialog on a dialog would close both. */
export const onOwnClose =
  (onClose: () => void) =>
  ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) onClose();
  };
