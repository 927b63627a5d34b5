import { BookingsPage } from '../../admin/bookings/bookings-page.tsx';
import { loadBookings } from '../../admin/bookings/load-bookings.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-bookings.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBookings(context.get(pageRequest).call, url.searchParams);

export default function AdminBookingsRoute({ loaderData }: Route.ComponentProps) {
  return <BookingsPage {...loaderData} />;
}
