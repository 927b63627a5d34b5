import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { timeText } from '../../../i18n/moments.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SumLine } from '../../../ui/data/sum-line.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import type { ExtensionAnswer } from '../booking-data.ts';
import { KeptHour } from './kept-hour.tsx';
import { NoMoreTime } from './no-more-time.tsx';
import { useBookingAction } from './use-booking-action.ts';

type Props = { bookingId: string; timeZone: string; now: Temporal.Instant; onClose: () => void };

/** Shows the price and the new end first, and sends them along, so that nobody agrees to another price. */
export function ExtendDialog({ bookingId, timeZone, now, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const preview = useCall(bookingCalls.extendBooking, { bookingId, preview: true }, { gcTime: 0 });
  const [answer, setAnswer] = useState<ExtensionAnswer>();
  const offer = answer ?? preview.data;
  const heldUntil = offer?.heldUntil ?? null;
  const { act, isActing, problem } = useBookingAction(bookingId, bookingCalls.extendBooking, {
    onDone: (extension) => {
      // If the hour was already held, pressing 'Pay' leads straight to the page.
      if (heldUntil !== null && extension.payUrl) return window.location.assign(extension.payUrl);
      if (!extension.extended) return setAnswer(extension);
      onClose();
      const time = timeText(extension.end, timeZone);
      notify({ tone: 'done', title: t({ message: `Yours until ${time}`, comment: 'time is hours and minutes' }) });
    },
    onProblem: preview.askAgain,
  });
  if (!offer && preview.problem !== undefined) return <NoMoreTime reason={preview.problem} onClose={onClose} />;
  const price = offer && formatMoney(offer.priceInCents, locale);
  const confirm = () => {
    if (answer?.payUrl) window.location.assign(answer.payUrl);
    else act({ bookingId, preview: false, ...(offer && { priceInCents: offer.priceInCents }) });
  };
  return (
    <ConfirmDialog
      title={heldUntil === null ? <Trans>Stay one more hour?</Trans> : <Trans>Your hour is kept for you</Trans>}
      dismiss={<Trans comment="Button that closes a question without doing anything">Not now</Trans>}
      confirm={<ConfirmLabel price={price} isHeld={heldUntil !== null} />}
      isDisabled={isActing || !offer}
      onConfirm={confirm}
      problem={problem ?? (answer ? undefined : preview.problem)}
      onClose={onClose}
    >
      {heldUntil === null ? (
        <p className="mt-2 text-ink-soft">
          <Trans>
            It is charged to the card you paid with. A rental can be extended once, and an hour that was added is not
            taken back.
          </Trans>
        </p>
      ) : (
        <KeptHour heldUntil={heldUntil} isAsking={answer !== undefined && answer.payUrl === null} now={now} />
      )}
      <dl className="figures mt-5 grid gap-2">
        <SumLine label={<Trans>New end</Trans>}>{offer && timeText(offer.end, timeZone)}</SumLine>
        <SumLine label={<Trans comment="What one more hour costs">Price</Trans>} isTotal>
          {price}
        </SumLine>
      </dl>
    </ConfirmDialog>
  );
}

function ConfirmLabel({ price, isHeld }: { price: string | undefined; isHeld: boolean }) {
  if (price === undefined) return <Trans comment="Button; the price is not known yet">Extend</Trans>;
  return isHeld ? (
    <Trans comment="Button to the payment page; price is a sum such as 7.50 €">Pay {price}</Trans>
  ) : (
    <Trans comment="price is a sum such as 7.50 €">Extend for {price}</Trans>
  );
}
