import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import type { Phase } from '../booking-phase.ts';
import { BoardBadge } from './board-badge.tsx';
import { DoorCode } from './door-code.tsx';
import { ShareButton } from './share-button.tsx';
import { SharedNote } from './shared-note.tsx';
import { ticketLook } from './ticket-look.ts';
import { ticketStrips } from './ticket-strips.ts';
import { TicketStub } from './ticket-stub.tsx';

export type TicketProps = {
  session: Session;
  position: number;
  booking: BookingDetail;
  station: Station;
  phase: Phase;
};

/** The card of the only board, like a ticket to board a plane: the code is large, the rest stands beside it. */
export function Ticket({ session, booking, station, phase }: TicketProps) {
  const look = ticketLook(session.status, phase);
  return (
    <article id={`session-${session.id}`} className="sunlit ticket @container flex h-full flex-col">
      <div className="ticket-main grow overflow-hidden rounded-t-card bg-paper">
        <div
          className={`flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 pr-3 pl-[min(1.25rem,5cqi)] *:text-[min(var(--text-sm),9.5cqi)] *:whitespace-normal ${ticketStrips[look]}`}
        >
          <h3 className="min-w-0 text-sm wrap-anywhere font-semibold tracking-normal">{station.name}</h3>
          <BoardBadge session={session} booking={booking} phase={phase} />
        </div>
        <DoorCode session={session} look={look} awaitsStation={booking.awaitsStation} />
        <div className="grid gap-3 px-[min(1.25rem,6cqi)] pb-5 empty:hidden">
          <SharedNote booking={booking} session={session} board={undefined} />
          <ShareButton booking={booking} session={session} station={station} />
        </div>
      </div>
      <TicketStub session={session} timeZone={station.timeZone} />
    </article>
  );
}
