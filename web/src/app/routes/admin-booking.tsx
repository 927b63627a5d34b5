import { calls } from '@laine/contract/calls.ts';
import { BookingPage } from '../../admin/booking/booking-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, params }: Visit<{ bookingId: string }>) => ({
  bookingId: params.bookingId,
  loaded: await call(calls.adminBooking, params),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <BookingPage key={loaderData.bookingId} {...loaderData} />;
