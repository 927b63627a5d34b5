import { paths } from '@laine/contract/paths.ts';
import { Link } from 'react-router';

export function BookingLink({ bookingId }: { bookingId: string }) {
  return (
    <Link to={paths.booking(bookingId)} className="prose-link break-all">
      {bookingId}
    </Link>
  );
}
