import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; className: string };

/** A single press: it's offered once the lockers report that everything is back, and costs nobody anything. */
export function ConfirmReturnButton({ bookingId, className }: Props) {
  const { t } = useLingui();
  const { act, isActing } = useBookingAction(bookingId, bookingCalls.confirmReturn, {
    onDone: () => {
      document.querySelector<HTMLElement>('#main')?.focus();
      notify({ tone: 'done', title: t`Thank you, that is all` });
    },
  });
  return (
    <button
      type="button"
      aria-disabled={isActing}
      onClick={() => !isActing && act({ bookingId })}
      className={`${className} aria-disabled:cursor-progress`}
    >
      <PackageCheck aria-hidden className="size-5" />
      <Trans comment="Button: the customer says that everything is back">Confirm return</Trans>
    </button>
  );
}
