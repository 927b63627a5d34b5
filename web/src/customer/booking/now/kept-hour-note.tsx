import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';

type Props = { booking: BookingDetail; timeZone: string };

/** An unpaid extra hour: after closing the dialog, the customer still sees how long it's held. */
export function KeptHourNote({ booking, timeZone }: Props) {
  const held = booking.actions.extension?.held;
  if (!held) return null;
  const time = timeText(held.until, timeZone);
  return (
    <p className="mt-4 max-w-prose">
      <Trans comment="time is hours and minutes; the hour was asked for and is not paid yet">
        One more hour is kept for you until <strong className="figures font-semibold">{time}</strong>.
      </Trans>
    </p>
  );
}
