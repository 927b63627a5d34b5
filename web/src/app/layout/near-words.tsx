import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { Trans } from '@lingui/react/macro';
import { timeText } from '../../i18n/moments.ts';
import type { NearMoment } from './near-moment.ts';

const MINUTES_PER_HOUR = 60;

type Props = { booking: ComingBooking; moment: NearMoment };

export function NearWords({ booking, moment }: Props) {
  const [start, end] = [timeText(booking.start, booking.timeZone), timeText(booking.end, booking.timeZone)];
  switch (moment.kind) {
    case 'in':
      return <StartsIn allMinutes={moment.minutes} />;
    case 'today':
      return <Trans comment="A rental starts at this time, later today">today at {start}</Trans>;
    case 'tomorrow':
      return <Trans comment="A rental starts at this time tomorrow">tomorrow at {start}</Trans>;
    case 'until':
      return <Trans comment="A rental has begun and goes on until this time">until {end}</Trans>;
    case 'late':
      return <Trans comment="A board should have been back at this time">late, was due at {end}</Trans>;
    default:
      return <Trans comment="The customer says the board is back; staff have not looked yet">being checked</Trans>;
  }
}

function StartsIn({ allMinutes }: { allMinutes: number }) {
  const hours = Math.floor(allMinutes / MINUTES_PER_HOUR);
  const minutes = allMinutes % MINUTES_PER_HOUR;
  if (hours === 0) return <Trans comment="How soon a rental starts">in {minutes} min</Trans>;
  if (minutes === 0) return <Trans comment="How soon a rental starts">in {hours} h</Trans>;
  return (
    <Trans comment="How soon a rental starts">
      in {hours} h {minutes} min
    </Trans>
  );
}
