import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = {
  /** The last day, as people read it. */
  until: string;
  /** The first step was made in the mail. */
  isAsked: boolean;
  /** The second step. */
  children: (onClose: () => void) => ReactNode;
};

/** The first of the two steps. Its label is the one that the law asks for. */
export function WithdrawalStart({ until, isAsked, children }: Props) {
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
          <Trans comment="The label that the law asks for, as in the terms and in the mail">
            Withdraw from contract here
          </Trans>
        </button>
        <p className="text-sm text-ink-soft">
          <Trans comment="until is a date, the last day">Until {until}, without a reason.</Trans>
        </p>
      </div>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}
