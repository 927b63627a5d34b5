import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';

type Props = { booking: BookingDetail; timeZone: string };

/** The last minutes: come back, or stay longer while that can still be had. */
export function EndingAdvice({ booking, timeZone }: Props) {
  const time = timeText(booking.metadata.end, timeZone);
  const { extension } = booking.actions;
  return extension && !extension.held ? (
    <Trans comment="time is hours and minutes; a button for one more hour follows">
      Be back by <strong className="figures font-semibold">{time}</strong>, put everything inside and close the door. Or
      stay a little longer:
    </Trans>
  ) : (
    <Trans comment="time is hours and minutes">
      Be back by <strong className="figures font-semibold">{time}</strong>, put everything inside and close the door.
    </Trans>
  );
}
