import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

type Props = { title: ReactNode; onClose: () => void; children: ReactNode };

/** Render it to open it. A sheet at the thumb on phones, a card in the middle elsewhere. */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Layout effects, because only a dialog that is still in the page can give the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto mb-0 w-full max-w-full animate-rise overscroll-contain rounded-card rounded-b-none border border-line bg-paper p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float sm:mb-auto sm:w-md sm:rounded-b-card sm:p-8"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
