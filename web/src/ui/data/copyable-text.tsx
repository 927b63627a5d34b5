import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { buttonStyle } from '../button/button-style.ts';
import { notify } from '../state/toast/toasts.ts';
import { useCopy } from './use-copy.ts';

type Props = { text: string; label: string };

/** A key or a command that goes elsewhere whole: all of it is shown, and one press takes it along. */
export function CopyableText({ text, label }: Props) {
  const { t } = useLingui();
  const { copy, isCopied } = useCopy(() => notify({ tone: 'alert', title: t`Your browser does not let us copy` }));
  const Sign = isCopied ? Check : Copy;
  return (
    <div className="grid gap-2 rounded-control border border-line bg-foam p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <code aria-label={label} className="text-sm break-all whitespace-pre-wrap select-all">
        {text}
      </code>
      <button type="button" onClick={() => copy(text)} className={buttonStyle('quiet', 'small')}>
        <Sign aria-hidden className="size-4" />
        {isCopied
          ? t({ message: 'Copied', comment: 'Right after something was copied' })
          : t({ message: 'Copy', comment: 'Button that copies an id; the id follows' })}
      </button>
    </div>
  );
}
