import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { LongTextField } from '../field/long-text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** As long as the contract lets a reason be. */
const MAX_REASON_LENGTH = 500;

type Props = {
  title: ReactNode;
  children: ReactNode;
  confirm: ReactNode;
  dismiss: ReactNode;
  problem?: string | undefined;
  isDisabled?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** For what cannot be undone: whoever does it says why, and the reason stands in the history. */
export function ReasonedDialog({ children, onConfirm, isDisabled = false, ...dialog }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog tone="primary" isDisabled={isDisabled} onConfirm={confirm} {...dialog}>
      {children}
      <div className="mt-5">
        <LongTextField
          id={id}
          name="reason"
          label={t({ message: 'Reason', comment: 'Why something that cannot be undone is done' })}
          hint={t`It stands in the history, with your name.`}
          value={reason}
          onChange={setReason}
          isRequired
          maxLength={MAX_REASON_LENGTH}
          error={isAsked && isMissing ? t`Please say why` : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
