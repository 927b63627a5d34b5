import { Trans } from '@lingui/react/macro';
import { timeText } from '../../../i18n/moments.ts';
import type { Times } from './countdown.ts';

type Props = { booking: Times; timeZone: string };

/** The last minutes. */
export function EndingAdvice({ booking, timeZone }: Props) {
  const time = timeText(booking.metadata.end, timeZone);
  return (
    <Trans comment="time is hours and minutes">
      Be back by <strong className="figures font-semibold">{time}</strong>, put everything inside and close the door.
    </Trans>
  );
}
