import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Phase } from '../booking-phase.ts';
import { CancelledAdvice } from './cancelled-advice.tsx';
import { CodeWorksFrom } from './code-works-from.tsx';
import type { Times } from './countdown.ts';
import { EndingAdvice } from './ending-advice.tsx';
import { FinishedAdvice } from './finished-advice.tsx';
import { isEndingSoon } from './is-ending-soon.ts';
import { LateAdvice } from './late-advice.tsx';
import { MissedAdvice } from './missed-advice.tsx';

type Props = { booking: BookingDetail & Times; station: Station; phase: Phase; now: Temporal.Instant };

/** One sentence: the next step, or that nothing is left to do. */
export function Advice({ booking, station, phase, now }: Props) {
  return <p className="mt-4 max-w-prose">{adviceFor(phase, booking, station, now)}</p>;
}

function adviceFor(phase: Phase, booking: Props['booking'], station: Station, now: Temporal.Instant): ReactNode {
  switch (phase) {
    case 'unpaid':
      return <Trans>Pay within this time, and your door code appears here. Nothing has been charged yet.</Trans>;
    case 'confirming':
      return <Trans>This takes a few seconds. Keep this page open: your door code appears here.</Trans>;
    case 'hold-over':
      return (
        <Trans>
          We make sure that no payment is on its way. Without one the boards are free again, and nothing is charged.
        </Trans>
      );
    case 'waiting':
      return <CodeWorksFrom start={booking.metadata.start} timeZone={station.timeZone} />;
    case 'ready':
      return (
        <Plural
          value={booking.sessions.length}
          one="Your code works now. Type it at the station and the locker opens."
          other="Your codes work now. Type one at the station and its locker opens."
        />
      );
    case 'out':
      return isEndingSoon(booking, phase, now) ? (
        <EndingAdvice booking={booking} timeZone={station.timeZone} />
      ) : (
        <Trans>
          The code opens your locker again at any time. To return, put everything back inside and close the door.
        </Trans>
      );
    case 'late':
      return <LateAdvice booking={booking} timeZone={station.timeZone} now={now} />;
    case 'in-question':
      return <Trans>Your time has stopped. There is nothing more for you to do at the station.</Trans>;
    case 'finished':
      return <FinishedAdvice booking={booking} timeZone={station.timeZone} />;
    case 'missed':
      return <MissedAdvice {...booking} />;
    default:
      return <CancelledAdvice booking={booking} />;
  }
}
