import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { takeRoom } from './take-room.ts';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, noToasts, subscribeToToasts } from './toasts.ts';
import { noDialog, subscribeToTopDialog, topDialog } from './top-dialog.ts';

const place = {
  // A line of its own below the header, whose height is written in `--code-bar` and `--toasts` (base.css).
  page:
    'page-width sticky top-[calc(4rem+var(--code-bar,0rem)-var(--toasts,0rem))] z-35 py-3 ' +
    'empty:py-0 md:top-[calc(4.5rem+var(--code-bar,0rem)-var(--toasts,0rem))]',
  // Above a dialog, which leaves room for one there; a drawer is at the right.
  dialog: 'fixed inset-x-0 top-0 z-50 mx-auto w-full max-w-md p-2 sm:right-auto sm:left-2 sm:mx-0',
};

/**
 * Always in the page, so that screen readers watch it before the first message arrives; and inside an open dialog,
 * which covers and silences everything else. It has room of its own, because nothing may lie over a button.
 */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const dialog = useSyncExternalStore(subscribeToTopDialog, topDialog, noDialog);
  const list = (
    <section aria-label={t`Notifications`} className="contents">
      <ol
        ref={dialog ? undefined : takeRoom}
        aria-live="polite"
        className={`pointer-events-none grid gap-2 print:hidden ${place[dialog ? 'dialog' : 'page']}`}
      >
        {toasts.slice(dialog ? -1 : 0).map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
  return dialog ? createPortal(list, dialog) : list;
}
