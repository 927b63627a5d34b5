import type { BookingDetail, Session } from '@laine/contract/public/entities.ts';
import { SessionBadge } from '../../../ui/data/session-badge.tsx';
import type { Phase } from '../booking-phase.ts';
import { isInQuestion } from '../is-in-question.ts';

type Props = { session: Session; booking: BookingDetail; phase: Phase };

/** A board's state, as far as its booking says more than the session. */
export function BoardBadge({ session, booking, phase }: Props) {
  // A board that was cancelled alone before is no longer counted, and the booking does not say which of them it was.
  const isMissed = phase === 'missed' && Number(booking.metadata.count) === booking.sessions.length;
  return (
    <SessionBadge
      status={session.status}
      isInQuestion={isInQuestion(booking, session)}
      awaitsStation={booking.awaitsStation}
      isMissed={isMissed}
      isUnpaid={booking.status === 'open'}
    />
  );
}
