import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { onOwnClose, useModal } from './use-modal.ts';

type Props = {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays in view below the content. */
  footer?: ReactNode;
};

const sheet =
  'm-0 mt-auto max-h-[min(88dvh,100dvh-6rem)] w-full max-w-full rounded-t-card border-t border-line bg-paper p-0 text-ink shadow-float ' +
  'animate-rise overflow-y-auto overscroll-contain ' +
  'sm:mt-0 sm:ml-auto sm:h-dvh sm:max-h-dvh sm:w-110 sm:rounded-none sm:border-t-0 sm:border-l';

/** Details without leaving the page: a sheet from below on phones, at the side elsewhere. Render it to open it. */
export function Drawer({ title, onClose, children, footer }: Props) {
  const { t } = useLingui();
  const ref = useModal();
  const titleId = useId();
  return (
    <dialog ref={ref} aria-labelledby={titleId} onClose={onOwnClose(onClose)} className={sheet}>
      {/* As tall as the drawer, so that the footer is at its end. */}
      <div className="flex flex-col sm:min-h-dvh">
        <div className="sticky top-0 z-20 flex items-start gap-3 border-b border-line bg-paper py-2.5 pr-3 pl-5">
          <h2 id={titleId} className="min-w-0 grow py-2 text-lg leading-snug">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={t({ message: 'Close', comment: 'Button that closes a drawer' })}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-tint"
            >
              <X aria-hidden className="size-5" />
            </button>
          </form>
        </div>
        <div className="grow px-5 py-5">{children}</div>
        {footer !== undefined && (
          <div className="sticky bottom-0 z-20 flex flex-wrap gap-3 border-t border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
