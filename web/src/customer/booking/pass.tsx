import type { BookingDetail, Session, Station } from '@laine/contract/public/entities.ts';
import { SessionBadge } from '../../ui/data/session-badge.tsx';
import type { Phase } from './booking-phase.ts';
import { DoorCode } from './door-code.tsx';
import { OpenDoorButton } from './open-door-button.tsx';
import { passLook } from './pass-look.ts';
import { PassStub } from './pass-stub.tsx';

const strips = {
  sleeping: 'bg-deep text-deep-ink',
  live: 'bg-fill text-white',
  over: 'bg-line text-ink-soft',
};

type Props = {
  session: Session;
  position: number;
  total: number;
  booking: BookingDetail;
  station: Station;
  phase: Phase;
};

/** Like a boarding pass: the code is what one comes for, the rest stands beside it. */
export function Pass({ session, position, total, booking, station, phase }: Props) {
  const look = passLook(session.status, phase);
  const canOpen = booking.actions.canOpenDoor && look === 'live' && session.lockerNumber !== null;
  return (
    <article id={`session-${session.id}`} className="sunlit ticket @container flex h-full flex-col">
      <div className="ticket-main grow overflow-hidden rounded-t-card bg-paper">
        <div className={`flex items-center justify-between gap-3 py-2.5 pr-3 pl-5 ${strips[look]}`}>
          <h3 className="truncate text-sm font-semibold tracking-normal">{station.name}</h3>
          <SessionBadge status={session.status} />
        </div>
        <DoorCode session={session} look={look} />
        {canOpen && <OpenDoorButton bookingId={booking.id} session={session} />}
      </div>
      <PassStub session={session} position={position} total={total} booking={booking} timeZone={station.timeZone} />
    </article>
  );
}
