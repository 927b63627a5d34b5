import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonStyle } from '../../button/button-style.ts';
import { dismissToast, type Toast } from './toasts.ts';

const SHOWN_FOR_MS = 8_000;

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, tone, title, detail, action } = toast;
  const isLasting = action !== undefined;
  useEffect(() => {
    if (isLasting) return undefined;
    const timer = setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [id, isLasting]);
  return (
    <li className="pointer-events-auto flex w-full max-w-md animate-rise items-center gap-3 rounded-card border border-line bg-paper p-3 pl-4 shadow-float">
      {tone === 'alert' ? (
        <CircleAlert aria-hidden className="size-5 shrink-0 text-alert" />
      ) : (
        <CircleCheck aria-hidden className="size-5 shrink-0 text-action" />
      )}
      <div className="grow py-1 text-sm">
        <p className="font-semibold">{title}</p>
        {detail && detail !== title && <p className="text-ink-soft">{detail}</p>}
      </div>
      {action && (
        <button type="button" onClick={action.run} className={`${buttonStyle('quiet', 'small')} shrink-0`}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(id)}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-tint"
      >
        <X aria-hidden className="size-5" />
      </button>
    </li>
  );
}
