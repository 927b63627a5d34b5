import { callAddress } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';
import { CalendarPlus, Navigation, RotateCcw } from 'lucide-react';
import { Link } from 'react-router';
import { directionsAddress } from '../../../ui/station/directions-address.ts';
import { proposeDraft } from '../../station/form/draft-store.ts';
import { atNextTimes } from '../at-next-times.ts';
import type { Phase } from '../booking-phase.ts';
import { draftAgain } from '../draft-again.ts';
import { hasNextStep } from '../now/has-next-step.ts';
import { isEndingSoon } from '../now/is-ending-soon.ts';
import { actionStyle } from './action-style.ts';
import { CancelButton } from './cancel-button.tsx';
import { ConfirmReturnButton } from './confirm-return-button.tsx';
import { ExtendAction } from './extend-action.tsx';
import type { Extending } from './use-extending.ts';

const ended: ReadonlySet<Phase> = new Set(['finished', 'missed', 'cancelled']);

type Props = {
  booking: BookingDetail;
  station: Station;
  phase: Phase;
  now: Temporal.Instant;
  extending: Extending;
};

/** Only what the server allows now. The one thing to do first stands above and is not repeated here. */
export function BookingActions({ booking, station, phase, now, extending }: Props) {
  const { id, status, actions } = booking;
  const isEnded = ended.has(phase);
  return (
    <section aria-labelledby="actions-title">
      <h2 id="actions-title" className="sr-only">
        <Trans comment="Heading above the buttons of a booking, for screen readers">What you can do</Trans>
      </h2>
      <ul className="grid gap-3">
        {status === 'complete' && !isEnded && phase !== 'in-question' && (
          <li className="empty:hidden">
            <ExtendAction
              booking={booking}
              timeZone={station.timeZone}
              now={now}
              extending={extending}
              isAbove={isEndingSoon(atNextTimes(booking, now), phase, now)}
            />
          </li>
        )}
        {actions.canConfirm && phase !== 'finished' && (
          <li>
            <ConfirmReturnButton bookingId={id} tone="quiet" />
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
        {isEnded && !hasNextStep(booking, phase) && (
          <li>
            <Link
              to={paths.station(station.id)}
              onClick={() => proposeDraft(station.id, draftAgain(booking, station.timeZone))}
              className={actionStyle}
            >
              <RotateCcw aria-hidden className="size-5 text-action" />
              <Trans comment="Link to the same station, to book once more">Book again</Trans>
            </Link>
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
