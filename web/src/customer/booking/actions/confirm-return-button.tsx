import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { actionStyle } from './action-style.ts';
import { useBookingAction } from './use-booking-action.ts';

const looks = {
  primary: `${buttonStyle('primary')} mt-6 w-full sm:w-auto sm:min-w-[min(16rem,100%)]`,
  quiet: actionStyle,
};

type Props = { bookingId: string; tone: keyof typeof looks };

/** A single press: it's offered once the lockers report that everything is back, and costs nobody anything. */
export function ConfirmReturnButton({ bookingId, tone }: Props) {
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
      className={`${looks[tone]} aria-disabled:cursor-progress`}
    >
      <PackageCheck aria-hidden className={`size-5 ${tone === 'quiet' ? 'text-action' : ''}`} />
      <Trans comment="Button: the customer says that everything is back">Confirm return</Trans>
    </button>
  );
}
