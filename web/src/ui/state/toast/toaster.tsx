import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { currentToasts, noToasts, subscribeToToasts } from './toasts.ts';

/** Always in the page, so that screen readers watch it before the first message arrives. */
export function Toaster() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  return (
    <section aria-label={t`Notifications`}>
      <ol
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto grid w-full max-w-md gap-2 p-4 sm:right-4 sm:left-auto sm:mx-0"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  );
}
