import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { dateTimeText } from '../../../i18n/moments.ts';

type Props = { booking: BookingDetail; timeZone: string };

export function FinishedAdvice({ booking, timeZone }: Props) {
  const { confirmedAt, actions } = booking;
  if (confirmedAt !== null) {
    const time = dateTimeText(confirmedAt, timeZone);
    return (
      <Trans comment="time is a date with hours and minutes">
        Everything is back, and you confirmed it on <span className="figures">{time}</span>. See you on the next wave.
      </Trans>
    );
  }
  return actions.canConfirm ? (
    <Trans>Everything is back in its locker. One last thing: tell us that you are done.</Trans>
  ) : (
    <Trans>Everything is back in its locker. See you on the next wave.</Trans>
  );
}
