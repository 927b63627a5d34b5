import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** Follows what is said about a booking in a list, where it is about one. */
export function SeeBooking({ bookingId }: { bookingId: string | null }) {
  if (bookingId === null) return null;
  return (
    <>
      {' · '}
      <Link to={paths.booking(bookingId)} className="prose-link">
        <Trans>See the booking</Trans>
      </Link>
    </>
  );
}
