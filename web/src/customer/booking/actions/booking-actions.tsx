import { callAddress } from '@laine/contract/client.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Navigation } from 'lucide-react';
import { directionsAddress } from '../../../ui/station/directions-address.ts';
import { atNextTimes } from '../at-next-times.ts';
import type { Phase } from '../booking-phase.ts';
import { isForLater, RideActions } from '../now/ride-actions.tsx';
import { actionStyle } from './action-style.ts';
import { CancelButton } from './cancel-button.tsx';
import { ConfirmReturnButton } from './confirm-return-button.tsx';

const ended: ReadonlySet<Phase> = new Set(['finished', 'missed', 'cancelled']);

type Props = { booking: BookingDetail; station: Station; phase: Phase; now: Temporal.Instant };

/** Only what the server allows now. What is needed first stands above and isn't repeated here. */
export function BookingActions({ booking, station, phase, now }: Props) {
  const { id, status, actions } = booking;
  const isEnded = ended.has(phase);
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="sr-only">
        <Trans comment="Heading above the buttons of a booking, for screen readers">What you can do</Trans>
      </h2>
      <ul className="grid gap-3">
        {isForLater(booking, phase) && (
          <li className="empty:hidden">
            <RideActions booking={atNextTimes(booking, now)} {...{ station, phase, now }} className="" />
          </li>
        )}
        {actions.canConfirm && phase !== 'finished' && (
          <li>
            <ConfirmReturnButton bookingId={id} className={actionStyle} />
          </li>
        )}
        {!isEnded && (
          <li>
            <a href={directionsAddress(station)} target="_blank" rel="noreferrer" className={actionStyle}>
              <Navigation aria-hidden className="size-5 text-action" />
              <Trans comment="Link to a map with the way to the station">Directions</Trans>
            </a>
          </li>
        )}
        {status === 'complete' && !isEnded && (
          <li>
            {/* A plain link: the browser hands the file to its calendar. */}
            <a href={callAddress(bookingCalls.bookingCalendar, { bookingId: id })} className={actionStyle}>
              <CalendarPlus aria-hidden className="size-5 text-action" />
              <Trans>Add to calendar</Trans>
            </a>
          </li>
        )}
        {(actions.canCancel || actions.cancellableSessionIds.length > 0) && (
          <li>
            <CancelButton booking={booking} />
          </li>
        )}
      </ul>
    </section>
  );
}
