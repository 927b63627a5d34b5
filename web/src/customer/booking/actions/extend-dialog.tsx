import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../../api/use-call.ts';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { Sum } from './sum.tsx';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; timeZone: string; onClose: () => void };

export function ExtendDialog({ bookingId, timeZone, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const preview = useCall(bookingCalls.extendBooking, { bookingId, preview: true }, { gcTime: 0 });
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.extendBooking, {
    onDone: (extension) => {
      onClose();
      const time = timeText(extension.end, timeZone);
      notify({ tone: 'done', title: t({ message: `Yours until ${time}`, comment: 'time is hours and minutes' }) });
    },
  });
  const price = preview.data && formatMoney(preview.data.priceInCents, locale);
  const trouble = problem ?? preview.problem;
  return (
    <ConfirmDialog
      title={<Trans>Stay one more hour?</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={
        price === undefined ? (
          <Trans comment="Button; the price is not known yet">Extend</Trans>
        ) : (
          <Trans comment="price is a sum such as 7.50 €">Extend for {price}</Trans>
        )
      }
      isDisabled={isActing || !preview.data}
      onConfirm={() => act({ bookingId, preview: false })}
      problem={trouble}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>It is charged to the card you paid with. A rental can be extended once.</Trans>
      </p>
      <dl className="figures mt-5 grid gap-2">
        <Sum label={<Trans>New end</Trans>}>{preview.data && timeText(preview.data.end, timeZone)}</Sum>
        <Sum label={<Trans comment="What one more hour costs">Price</Trans>} isTotal>
          {price}
        </Sum>
      </dl>
    </ConfirmDialog>
  );
}
