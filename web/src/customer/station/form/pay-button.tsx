import { Plural, Trans } from '@lingui/react/macro';
import { lazy, Suspense, type MouseEvent } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import type { InsteadOfWish } from './instead-of-wish.ts';

const DebtButton = lazy(async () => {
  const { DebtButton: button } = await import('./debt-note.tsx');
  return { default: button };
});

/** `hasCard`: a card that is saved stands for what may come, so no page follows. */
export type ToPay = { text: string; isNothing: boolean; hasCard: boolean };

type Props = {
  isAccepted: boolean;
  isOpening: boolean;
  offersPaypal: boolean;
  /** Null while it is not known. */
  toPay: ToPay | null;
  /** The wish does not fit: the button takes this instead, which needs no tick yet. */
  instead: InsteadOfWish | null;
  onInstead: (instead: InsteadOfWish) => void;
  error: string | undefined;
  /** Something has to be paid first, and that is what the button does. */
  isDebt: boolean;
};

export function PayButton({ isAccepted, isOpening, offersPaypal, toPay, instead, onInstead, error, isDebt }: Props) {
  if (isDebt) {
    return (
      <Suspense>
        <DebtButton error={error} />
      </Suspense>
    );
  }
  const isDisabled = instead ? instead.kind === 'nothing' : !isAccepted;
  const take = (event: MouseEvent) => {
    if (!instead) return;
    // The same press must not pay for what the button says from now on.
    event.preventDefault();
    // Enter in a field presses this button too, and means something else.
    const isFromField = event.detail === 0 && document.activeElement instanceof HTMLInputElement;
    if (!isFromField) onInstead(instead);
  };
  return (
    <div className="grid gap-2">
      <button
        id="pay"
        type="submit"
        disabled={isDisabled}
        aria-disabled={isOpening}
        aria-describedby={describedBy(isDisabled, error)}
        onClick={take}
        className={`${buttonStyle('primary')} w-full aria-disabled:cursor-progress`}
      >
        {instead ? <InsteadLabel instead={instead} /> : <Label isOpening={isOpening} toPay={toPay} />}
      </button>
      {isDisabled && (
        <p id="pay-why" className="text-center text-sm">
          {instead ? (
            <Trans>Nothing of this length is free on this day. Try a shorter time or another day.</Trans>
          ) : (
            <Trans comment="Below the button 'Go Pay' while it is disabled">Accept the terms above to go on.</Trans>
          )}
        </p>
      )}
      <FieldError id="pay-error" text={error} />
      <p className="text-sm leading-snug">
        {offersPaypal ? (
          <Trans>Card, Apple Pay, Google Pay or PayPal.</Trans>
        ) : (
          <Trans>Card, Apple Pay or Google Pay.</Trans>
        )}{' '}
        <Trans>
          More than 1 hour before the start you get 90% back; by law a booking for a fixed time has no right of
          withdrawal.
        </Trans>
      </p>
    </div>
  );
}

const describedBy = (isDisabled: boolean, error: string | undefined): string | undefined =>
  [isDisabled && 'pay-why', error !== undefined && 'pay-error'].filter(Boolean).join(' ') || undefined;

function InsteadLabel({ instead }: { instead: InsteadOfWish }) {
  if (instead.kind === 'boards') return <Plural value={instead.boards} one="Take # board" other="Take # boards" />;
  if (instead.kind === 'nothing') return <Trans>Nothing is free at that time</Trans>;
  const { text: time } = instead;
  return (
    <span className="figures">
      <Trans comment="Button: another time that is free, such as 10:20–11:20">Take {time}</Trans>
    </span>
  );
}

function Label({ isOpening, toPay }: Pick<Props, 'isOpening' | 'toPay'>) {
  if (isOpening) return <Trans>Opening the payment page…</Trans>;
  if (toPay?.isNothing && toPay.hasCard) return <Trans comment="Button: nothing is left to pay">Book now</Trans>;
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
