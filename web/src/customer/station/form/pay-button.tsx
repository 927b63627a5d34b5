import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';

type Props = {
  isAccepted: boolean;
  isOpening: boolean;
  /** Null while it is not known. */
  toPay: { text: string; isNothing: boolean } | null;
  error: string | undefined;
  isDebt: boolean;
};

export function PayButton({ isAccepted, isOpening, toPay, error, isDebt }: Props) {
  return (
    <div className="grid gap-2">
      <button
        id="pay"
        type="submit"
        disabled={!isAccepted}
        aria-disabled={isOpening}
        aria-describedby={error === undefined ? undefined : 'pay-error'}
        className={`${buttonStyle('primary')} w-full aria-disabled:cursor-progress`}
      >
        <Label isOpening={isOpening} toPay={toPay} />
      </button>
      <FieldError id="pay-error" text={error} />
      {isDebt && (
        <Link to={paths.debts()} className={buttonStyle('quiet', 'small')}>
          <Trans>Pay open invoices</Trans>
        </Link>
      )}
      <p className="text-center text-xs text-ink-soft">
        <Trans>
          Card, Apple Pay, Google Pay or PayPal. More than 1 hour before the start you get 90% back; by law a booking
          for a fixed time has no right of withdrawal.
        </Trans>
      </p>
    </div>
  );
}

function Label({ isOpening, toPay }: Pick<Props, 'isOpening' | 'toPay'>) {
  if (isOpening) return <Trans>Opening the payment page…</Trans>;
  if (toPay?.isNothing)
    return <Trans comment="Button where a pass or a gift card pays all">Continue and save a card</Trans>;
  return (
    <>
      <Trans comment="Button: on to the payment page">Go Pay</Trans>
      {toPay && (
        <span aria-hidden className="figures font-normal">
          · <ServerText>{toPay.text}</ServerText>
        </span>
      )}
    </>
  );
}
