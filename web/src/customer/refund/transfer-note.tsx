import { paths } from '@laine/contract/paths.ts';
import type { Transfer } from '@laine/contract/public/transfer.ts';
import { Trans } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { Money } from '../../ui/data/money.tsx';

type Props = {
  transfer: Transfer;
  /** How it stands among its neighbours. */
  className: string;
};

/** Money that the bank sent back. Without an account it stays here, so a lost mail must not be the only way to it. */
export function TransferNote({ transfer: { id, amountInCents, status }, className }: Props) {
  const sum = <Money cents={amountInCents} />;
  return (
    <div className={`grid max-w-prose gap-3 ${className}`}>
      <p className="flex gap-3">
        <Landmark aria-hidden className="mt-0.5 size-6 shrink-0 text-action" />
        <span>
          {status === 'account-needed' && (
            <Trans comment="sum is an amount such as 18.00 €">
              We could not pay {sum} back the way you paid. Give us an account number, and we will transfer it.
            </Trans>
          )}
          {status === 'account-given' && (
            <Trans comment="sum is an amount such as 18.00 €; a person does it">
              We transfer {sum} to the account you named and write to you when we have.
            </Trans>
          )}
          {status === 'paid' && (
            <Trans comment="sum is an amount such as 18.00 €">
              We have transferred {sum} to the account you named. It usually arrives within two working days.
            </Trans>
          )}
        </span>
      </p>
      {status === 'account-needed' && (
        <Link to={paths.refund(id)} className={`${buttonStyle('primary')} w-full sm:w-auto sm:justify-self-start`}>
          <Trans comment="Link to the page where a customer names a bank account for a refund">Enter an account</Trans>
        </Link>
      )}
      {status === 'account-given' && (
        <Link to={paths.refund(id)} className="prose-link justify-self-start text-sm">
          <Trans comment="Link to the page of a refund that is transferred">See or change the account</Trans>
        </Link>
      )}
    </div>
  );
}
