import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { BookingBadge } from '../../ui/data/booking-badge.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import type { NamedStation } from '../frame/station-filter.tsx';
import type { PersonBookings as Bookings } from './person-data.ts';
import { PartRow, PersonPart } from './person-part.tsx';

type Props = { bookings: Bookings; stations: readonly NamedStation[]; personId: string };

/** The newest bookings of a person. */
export function PersonBookings({ bookings: { bookings, total }, stations, personId }: Props) {
  const { t } = useLingui();
  const byId = new Map(stations.map((station) => [station.id, station]));
  return (
    <PersonPart
      title={<Trans comment="Staff page: what customers booked">Bookings</Trans>}
      action={
        total > bookings.length && (
          <Link to={`${adminPaths.bookings()}?person=${personId}`} className="link text-sm">
            <Plural value={total} one="All # booking" other="All # bookings" />
          </Link>
        )
      }
    >
      {bookings.length === 0 ? (
        <p className="text-sm text-ink-soft">{t`Nothing booked yet.`}</p>
      ) : (
        <ul>
          {bookings.map((booking) => {
            const station = byId.get(booking.stationId);
            return (
              <PartRow key={booking.id} action={<BookingBadge status={booking.status} />}>
                <Link to={adminPaths.booking(booking.id)} className="link font-medium">
                  {station?.name ?? booking.stationId},{' '}
                  <ZonedTime moment={booking.start} timeZone={station?.timeZone ?? 'UTC'} />
                </Link>
                <span className="text-ink-soft">
                  <Plural value={booking.count} one="# board" other="# boards" />
                  {booking.amountInCents !== null && (
                    <>
                      {' · '}
                      <Money cents={booking.amountInCents} />
                    </>
                  )}
                </span>
              </PartRow>
            );
          })}
        </ul>
      )}
    </PersonPart>
  );
}
