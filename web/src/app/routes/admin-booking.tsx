import { BookingPage } from '../../admin/booking/booking-page.tsx';
import { loadBooking } from '../../admin/booking/load-booking.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-booking.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId } = params;
  return { bookingId, loaded: await loadBooking(context.get(pageRequest).call, bookingId) };
}

export default function AdminBookingRoute({ loaderData }: Route.ComponentProps) {
  return <BookingPage key={loaderData.bookingId} {...loaderData} />;
}
