import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../ui/data/use-copy.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';

type Props = {
  code: string;
  /** The board's name for screen readers, which list buttons without their ticket. */
  board?: string | undefined;
  /** The icon alone. */
  isShort?: boolean;
};

export function CopyCode({ code, board, isShort = false }: Props) {
  const { t } = useLingui();
  const { copy, isCopied } = useCopy(() =>
    notify({ tone: 'alert', title: t`Your browser does not let us copy. Please remember the code: ${code}` }),
  );
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => copy(code)}
      className={`inline-flex min-h-12 items-center justify-center gap-1.5 rounded-control text-[min(var(--text-sm),8cqi)] font-semibold text-action transition-colors hover:bg-tint ${isShort ? 'w-12' : '-mr-2 px-[min(0.75rem,3cqi)]'}`}
    >
      <Icon aria-hidden className={isShort ? 'size-5.5' : 'size-4.5'} />
      <span aria-live="polite" className={isShort ? 'sr-only' : ''}>
        {isCopied ? (
          <Trans comment="Right after the door code was copied">Copied</Trans>
        ) : (
          <Trans comment="Button that copies the door code">Copy code</Trans>
        )}
      </span>
      {board && <span className="sr-only">{board}</span>}
    </button>
  );
}
