import { adminPaths } from '@laine/contract/admin-paths.ts';
import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Money } from '../../../ui/data/money.tsx';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';

type Props = { bookings: readonly AdminBooking[]; timeZone: string; children: ReactNode };

/** Bookings that something of staff touches, each with its way to the booking. */
export function ListedBookings({ bookings, timeZone, children }: Props) {
  return (
    <div className="grid gap-1 text-sm">
      <p>{children}</p>
      <ul className="grid divide-y divide-line">
        {bookings.map(({ id, start, end, count, name, phone, amountInCents }) => (
          <li key={id} className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Link to={adminPaths.booking(id)} className="prose-link">
              <ZonedTime moment={start} timeZone={timeZone} />
              {' – '}
              <ZonedTime moment={end} timeZone={timeZone} isTimeOnly />
            </Link>
            <span>
              <Plural value={count} one="# board" other="# boards" />
            </span>
            {name !== '' && <span>{name}</span>}
            {phone !== '' && <span>{formatPhone(phone)}</span>}
            {amountInCents !== null && (
              <span className="ml-auto">
                <Money cents={amountInCents} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
