import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { useLingui } from '@lingui/react/macro';
import { SessionBadge } from '../../../ui/data/session-badge.tsx';
import { OpenDoorButton } from '../actions/open-door-button.tsx';
import type { Phase } from '../booking-phase.ts';
import { isInQuestion } from '../is-in-question.ts';
import { DoorCode } from './door-code.tsx';
import { ticketLook } from './ticket-look.ts';
import { TicketShare } from './ticket-share.tsx';
import { ticketStrips } from './ticket-strips.ts';
import { TicketStub } from './ticket-stub.tsx';

type Props = {
  session: Session;
  position: number;
  total: number;
  booking: BookingDetail;
  station: Station;
  phase: Phase;
};

/** The card of one board, like a ticket to board a plane: the code is large, the rest stands beside it. */
export function Ticket({ session, position, total, booking, station, phase }: Props) {
  const { t } = useLingui();
  const look = ticketLook(session.status, phase);
  // A board that was cancelled alone before is no longer counted, and the booking does not say which of them it was.
  const isMissed = phase === 'missed' && Number(booking.metadata.count) === booking.sessions.length;
  const canOpen = booking.actions.canOpenDoor && look === 'live' && session.lockerNumber !== null;
  const board = total > 1 ? t({ message: `Board ${position}`, comment: 'One of several rented boards' }) : undefined;
  return (
    <article id={`session-${session.id}`} className="sunlit ticket @container flex h-full flex-col">
      <div className="ticket-main grow overflow-hidden rounded-t-card bg-paper">
        <div
          className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 pr-3 pl-[min(1.25rem,5cqi)] *:text-[min(var(--text-sm),9.5cqi)] *:whitespace-normal ${ticketStrips[look]}`}
        >
          <h3 className="min-w-0 text-sm wrap-anywhere font-semibold tracking-normal">{station.name}</h3>
          <SessionBadge
            status={session.status}
            isInQuestion={isInQuestion(booking, session)}
            awaitsStation={booking.awaitsStation}
            isMissed={isMissed}
            isUnpaid={booking.status === 'open'}
          />
        </div>
        <DoorCode session={session} look={look} awaitsStation={booking.awaitsStation} board={board} />
        {canOpen && <OpenDoorButton bookingId={booking.id} session={session} board={board} />}
        <TicketShare booking={booking} session={session} station={station} board={board} />
      </div>
      <TicketStub
        session={session}
        board={{ position, total }}
        start={session.start}
        end={session.end}
        timeZone={station.timeZone}
      />
    </article>
  );
}
