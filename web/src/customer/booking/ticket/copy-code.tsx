import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../ui/data/use-copy.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';

type Props = {
  code: string;
  /** The board's name for screen readers, which list buttons without their ticket. */
  board?: string | undefined;
};

export function CopyCode({ code, board }: Props) {
  const { t } = useLingui();
  const { copy, isCopied } = useCopy(() =>
    notify({ tone: 'alert', title: t`Your browser does not let us copy. Please remember the code: ${code}` }),
  );
  return (
    <button
      type="button"
      onClick={() => copy(code)}
      className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-[min(0.75rem,3cqi)] text-[min(var(--text-sm),8cqi)] font-semibold text-action transition-colors hover:bg-tint"
    >
      {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
      <span aria-live="polite">
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
