import { useId, type ReactNode } from 'react';
import { onOwnClose, useModal } from './use-modal.ts';

type Props = { title: ReactNode; onClose: () => void; children: ReactNode };

/**
 * Render it to open it. A sheet at the thumb on phones, a card in the middle elsewhere; above it is room for a
 * notification.
 */
export function Dialog({ title, onClose, children }: Props) {
  const ref = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onOwnClose(onClose)}
      className="m-auto mb-0 max-h-[calc(100%-6rem)] w-full max-w-full animate-rise overscroll-contain rounded-card rounded-b-none border border-line bg-paper p-[min(1.5rem,6vw)] pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float sm:mb-auto sm:w-md sm:rounded-b-card sm:p-8"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
