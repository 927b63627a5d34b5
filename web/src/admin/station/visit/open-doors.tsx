import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans } from '@lingui/react/macro';
import { DoorOpen } from 'lucide-react';
import { Link } from 'react-router';
import { productClock } from '../../../api/product-clock.ts';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import type { LockerData } from '../station-data.ts';

const SOON_IN_HOURS = 1;

type Props = { lockers: readonly LockerData[]; timeZone: string };

/** Doors that their sensors report open, and their renters of the next hour. */
export function OpenDoors({ lockers, timeZone }: Props) {
  const numbers = lockers.map(({ number }) => number).join(', ');
  const soon = productClock.now().add({ hours: SOON_IN_HOURS });
  const due = lockers.filter(
    ({ rental }) => rental?.status === 'created' && Temporal.Instant.compare(rental.start, soon) <= 0,
  );
  return (
    <div role="alert" className="grid gap-1 rounded-control bg-yellow p-3.5 text-sm text-on-yellow">
      <p className="flex items-center gap-2 font-semibold">
        <DoorOpen aria-hidden className="size-5 shrink-0" />
        <Trans comment="numbers are those of lockers">Still open by the sensor: {numbers}</Trans>
      </p>
      {due.map(({ number, rental }) => (
        <p key={number} className="wrap-anywhere">
          <Trans>Locker {number}</Trans>
          {': '}
          {rental && <ZonedTime moment={rental.start} timeZone={timeZone} isTimeOnly />}{' '}
          {rental?.renter || <Trans comment="Somebody who has not told a name">Without a name</Trans>}{' '}
          {typeof rental?.bookingId === 'string' && (
            <Link to={adminPaths.booking(rental.bookingId)} className="underline underline-offset-4">
              <Trans comment="Link to the booking of a claim">Open the booking</Trans>
            </Link>
          )}
        </p>
      ))}
    </div>
  );
}
