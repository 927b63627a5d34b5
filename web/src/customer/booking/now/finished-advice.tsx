import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { dateTimeText } from '../../../i18n/moments.ts';

type Props = { booking: BookingDetail; timeZone: string };

export function FinishedAdvice({ booking, timeZone }: Props) {
  const { confirmedAt, actions, returns } = booking;
  // The note below says what was found instead.
  if (returns.questions.some(({ answer }) => answer?.wasThere === false))
    return <Trans comment="A note about a board that was not in its locker follows">Your rental has ended.</Trans>;
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
