import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import type { Phase } from '../booking-phase.ts';
import { Ticket } from './ticket.tsx';

/** The row reaches the edges of the screen, so that the next ticket peeps in from there. */
const swipeRow =
  '-mx-[clamp(1.25rem,4vw,2.5rem)] auto-cols-[min(84%,24rem)] grid-flow-col snap-x snap-mandatory ' +
  'scroll-px-[clamp(1.25rem,4vw,2.5rem)] overflow-x-auto px-[clamp(1.25rem,4vw,2.5rem)]';

const layouts: Record<number, string> = {
  1: '',
  2: `${swipeRow} md:mx-0 md:auto-cols-fr md:overflow-visible md:px-0`,
};
const manyLayout = `${swipeRow} lg:mx-0 lg:auto-cols-fr lg:overflow-visible lg:px-0`;

const isCancelled = ({ status }: Session) => status === 'cancelled';

type Props = { booking: BookingDetail; station: Station; phase: Phase };

/** One ticket per board: a row to swipe through on phones, side by side where there is room. */
export function Tickets({ booking, station, phase }: Props) {
  const { sessions } = booking;
  // A phone shows the first ticket whole: it is to have a code. Each keeps its number.
  const shown = sessions.toSorted((one, other) => Number(isCancelled(one)) - Number(isCancelled(other)));
  return (
    <section aria-labelledby="boards-title" className="min-w-0">
      <h2 id="boards-title" className="text-base tracking-normal text-ink-soft">
        <Trans comment="Heading above one card for each rented board">Boards</Trans>
      </h2>
      {/* The keyboard reaches the row because it scrolls. The padding leaves room for the shadows inside it. */}
      <ul
        aria-labelledby="boards-title"
        {...(sessions.length > 1 && { tabIndex: 0 })}
        className={`-mb-8 grid gap-4 pt-2 pb-8 ${layouts[sessions.length] ?? manyLayout}`}
      >
        {shown.map((session) => (
          <li key={session.id} className="min-w-0 snap-start">
            <Ticket
              session={session}
              position={sessions.indexOf(session) + 1}
              total={sessions.length}
              booking={booking}
              station={station}
              phase={phase}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
