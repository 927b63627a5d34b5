import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { notify } from '../../../ui/state/toast/toasts.ts';

const FEEDBACK_FOR_MS = 2_500;

export function CopyCode({ code }: { code: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      notify({ tone: 'alert', title: t`Your browser does not let us copy. Please remember the code: ${code}` });
    }
  };

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 text-sm font-semibold text-action transition-colors hover:bg-tint"
    >
      {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
      <span aria-live="polite" className="whitespace-nowrap">
        {isCopied ? (
          <Trans comment="Right after the door code was copied">Copied</Trans>
        ) : (
          <Trans comment="Button that copies the door code">Copy code</Trans>
        )}
      </span>
    </button>
  );
}
