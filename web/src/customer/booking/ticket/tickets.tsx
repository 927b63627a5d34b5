import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { Sun } from 'lucide-react';
import { timeText } from '../../../i18n/moments.ts';
import type { Phase } from '../booking-phase.ts';
import { SlimTicket } from './slim-ticket.tsx';
import { ticketLook } from './ticket-look.ts';
import { Ticket } from './ticket.tsx';

const isCancelled = ({ status }: Session) => status === 'cancelled';

type Props = { booking: BookingDetail; station: Station; phase: Phase };

/** A single code that is needed is as large as can be; several are seen at one glance, and a dead one is small. */
export function Tickets({ booking, station, phase }: Props) {
  const { sessions } = booking;
  // What has a code comes first. Each keeps its number.
  const shown = sessions.toSorted((one, other) => Number(isCancelled(one)) - Number(isCancelled(other)));
  const isLarge = shown.every(({ status }) => ticketLook(status, phase) !== 'over') && shown.length === 1;
  const startsAt = timeText(booking.metadata.start, station.timeZone);
  const isByDay = startsAt > '07:00' && startsAt < '20:00';
  const Card = isLarge ? Ticket : SlimTicket;
  return (
    <section aria-labelledby="boards-title" className="min-w-0">
      <h2 id="boards-title" className="text-base tracking-normal text-ink-soft">
        <Trans comment="Heading above one card for each rented board">Boards</Trans>
      </h2>
      <ul
        aria-labelledby="boards-title"
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
      >
        {shown.map((session) => (
          <li key={session.id} className="min-w-0">
            <Card
              session={session}
              position={sessions.indexOf(session) + 1}
              booking={booking}
              station={station}
              phase={phase}
            />
          </li>
        ))}
      </ul>
      {phase === 'ready' && isByDay && (
        <p className="mt-3 hidden items-center gap-2 text-sm text-ink-soft pointer-coarse:flex">
          <Sun aria-hidden className="size-4.5 shrink-0" />
          <Trans comment="Below door codes, on a phone by day">
            Hard to read in the sun? Make your screen brighter.
          </Trans>
        </p>
      )}
    </section>
  );
}
