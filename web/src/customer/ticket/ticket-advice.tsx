import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { timeText } from '../../i18n/moments.ts';
import { CodeWorksFrom } from '../booking/now/code-works-from.tsx';
import type { RentalPhase } from '../booking/rental-phase.ts';

type Props = { ticket: SharedTicket; phase: RentalPhase; now: Temporal.Instant };

/** The next step. The price of being late is between the company and the person who booked. */
export function TicketAdvice({ ticket, phase, now }: Props) {
  return <p className="mt-4 max-w-prose">{adviceFor({ ticket, phase, now })}</p>;
}

function adviceFor({ ticket, phase, now }: Props): ReactNode {
  const { start, end, station, acceptedAt } = ticket;
  switch (phase) {
    case 'waiting':
      return <CodeWorksFrom start={start} timeZone={station.timeZone} />;
    case 'ready':
      return acceptedAt === null ? (
        <Trans>Read the five rules, and your code appears. Type it at the station and the locker opens.</Trans>
      ) : (
        <Trans>Your code works now. Type it at the station and the locker opens.</Trans>
      );
    case 'out':
      return (
        <Trans>
          The code opens your locker again at any time. To return, put everything back inside and close the door.
        </Trans>
      );
    case 'late': {
      const graceEnd = plusSeconds(Temporal.Instant.from(end), OVERTIME_GRACE_SECONDS);
      const time = timeText(graceEnd.toString(), station.timeZone);
      return isBefore(now, graceEnd) ? (
        <Trans comment="time is hours and minutes; until then being late is free">
          Back by <strong className="figures font-semibold">{time}</strong> costs nothing extra.
        </Trans>
      ) : (
        <Trans>Please bring everything back now. If you need help out there, call us.</Trans>
      );
    }
    case 'missed':
      // Without a network the page can't know that somebody took the board.
      return <Trans>Its time is over. If the locker was never opened, the code no longer works.</Trans>;
    default:
      return <Trans>Your time has stopped. There is nothing more for you to do at the station.</Trans>;
  }
}
