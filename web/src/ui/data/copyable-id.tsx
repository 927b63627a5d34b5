import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { notify } from '../state/toast/toasts.ts';
import { inGroups } from './in-groups.ts';
import { useCopy } from './use-copy.ts';

type Props = {
  id: string;
  /** `whole` where the last figures tell it from others; `account` in groups of four, as it is compared with a bank. */
  shown?: keyof typeof looks;
};

const looks = { short: 'max-w-40 truncate', whole: 'text-left', account: 'text-left' };

/** An id that goes into a search field or a mail: shown short unless said otherwise, copied whole. */
export function CopyableId({ id, shown = 'short' }: Props) {
  const { t } = useLingui();
  const { copy, isCopied } = useCopy(() =>
    notify({ tone: 'alert', title: t`Your browser does not let us copy`, detail: id }),
  );
  const Sign = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      title={id}
      onClick={() => copy(id)}
      // The negative margins widen it, or an id that fits would be broken.
      className="figures relative z-10 -mx-2 inline-flex min-h-11 max-w-[calc(100%+1rem)] items-center gap-1.5 rounded-control px-2 text-sm text-ink-soft transition-colors hover:bg-tint hover:text-ink md:min-h-8"
    >
      <span className="sr-only">{t({ message: 'Copy', comment: 'Button that copies an id; the id follows' })} </span>
      <span className={looks[shown]}>{shown === 'account' ? inGroups(id) : id}</span>
      <Sign aria-hidden className="size-3.5 shrink-0 text-action" />
      <span aria-live="polite" className="sr-only">
        {isCopied && t({ message: 'Copied', comment: 'Right after something was copied' })}
      </span>
    </button>
  );
}
