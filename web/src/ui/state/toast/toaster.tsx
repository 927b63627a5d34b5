import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, noToasts, subscribeToToasts } from './toasts.ts';
import { noDialog, subscribeToTopDialog, topDialog } from './top-dialog.ts';

const place = {
  page: 'bottom-0 sm:right-4 sm:left-auto sm:mx-0',
  // A dialog's buttons are at the bottom, and a drawer at the right.
  dialog: 'top-0 sm:right-auto sm:left-4 sm:mx-0',
};

/**
 * Always in the page, so that screen readers watch it before the first message arrives; and inside an open dialog,
 * which covers and silences everything else.
 */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  const dialog = useSyncExternalStore(subscribeToTopDialog, topDialog, noDialog);
  const list = (
    <section aria-label={t`Notifications`}>
      <ol
        aria-live="polite"
        className={`pointer-events-none fixed inset-x-0 z-50 mx-auto grid w-full max-w-md gap-2 p-4 ${place[dialog ? 'dialog' : 'page']}`}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
  return dialog ? createPortal(list, dialog) : list;
}
