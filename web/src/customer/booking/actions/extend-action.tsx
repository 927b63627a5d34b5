import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { Trans } from '@lingui/react/macro';
import { AlarmClockPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale } from '../../../i18n/use-locale.ts';
import { ServerText } from '../../../ui/data/server-text.tsx';
import { actionStyle } from './action-style.ts';
import { ExtendDialog } from './extend-dialog.tsx';

type Props = { booking: BookingDetail; timeZone: string; now: Temporal.Instant };

/** One more hour. A link in an SMS asks at once, and then the dialog also says why it cannot be had. */
export function ExtendAction({ booking, timeZone, now }: Props) {
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(query.has('extend'));
  const { extension } = booking.actions;
  const close = () => {
    setOpen(false);
    // Otherwise a reload would ask again.
    if (query.has('extend')) setQuery({}, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {extension && (
        <button type="button" onClick={() => setOpen(true)} className={actionStyle}>
          <AlarmClockPlus aria-hidden className="size-5 text-action" />
          {extension.held ? (
            <Trans comment="Button; an hour was asked for and is not paid yet">Pay for one more hour</Trans>
          ) : (
            <Trans comment="Button; the price is shown before anything happens">One more hour</Trans>
          )}
          {extension.priceInCents > 0 && (
            <span className="figures ml-auto whitespace-nowrap text-ink-soft">
              <ServerText>{formatMoney(extension.priceInCents, locale)}</ServerText>
            </span>
          )}
        </button>
      )}
      {isOpen && <ExtendDialog bookingId={booking.id} timeZone={timeZone} now={now} onClose={close} />}
    </>
  );
}
