import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { useLingui } from '@lingui/react/macro';
import { ExtendButton } from '../actions/extend-button.tsx';
import { ExtendDialog } from '../actions/extend-dialog.tsx';
import { listOpenable } from '../actions/list-openable.ts';
import { OpenDoorButton } from '../actions/open-door-button.tsx';
import { useExtending } from '../actions/use-extending.ts';
import type { Phase } from '../booking-phase.ts';
import type { Times } from './countdown.ts';
import { isEndingSoon } from './is-ending-soon.ts';

const running: ReadonlySet<Phase> = new Set(['waiting', 'ready', 'out', 'late']);

type Props = {
  booking: BookingDetail & Times;
  station: Station;
  phase: Phase;
  now: Temporal.Instant;
  className: string;
};

/** Until the code works nobody is in need of another hour, and the codes come first. */
export const isForLater = ({ actions }: BookingDetail, phase: Phase): boolean =>
  phase === 'waiting' && !actions.extension?.held;

/**
 * What a renter presses at the station, right below the countdown: on a phone a thumb reaches it. With several doors to
 * open each ticket has its own button.
 */
export function RideActions({ booking, station, phase, now, className }: Props) {
  const { t } = useLingui();
  const extending = useExtending(booking.id);
  if (!running.has(phase)) return null;
  const { sessions } = booking;
  const [door, ...otherDoors] = listOpenable(booking, phase);
  const isHourFirst = isEndingSoon(booking, phase, now) || Boolean(booking.actions.extension?.held);
  const position = door ? sessions.indexOf(door) + 1 : 0;
  return (
    <>
      <div className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 empty:hidden ${className}`}>
        <ExtendButton booking={booking} onClick={extending.open} tone={isHourFirst ? 'primary' : 'quiet'} />
        {door && otherDoors.length === 0 && (
          <OpenDoorButton
            bookingId={booking.id}
            session={door}
            board={
              sessions.length > 1
                ? t({ message: `Board ${position}`, comment: 'One of several rented boards' })
                : undefined
            }
            tone={phase === 'ready' ? 'primary' : 'action'}
          />
        )}
      </div>
      {/* Opened by a link, it also explains a refusal. */}
      {extending.isOpen && (
        <ExtendDialog bookingId={booking.id} timeZone={station.timeZone} now={now} onClose={extending.close} />
      )}
    </>
  );
}
