import { data } from 'react-router';
import { BookingPage } from '../../customer/booking/booking-page.tsx';
import { loadBooking, safetyLinesIn } from '../../customer/booking/load-booking.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/booking.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, now, locale } = context.get(pageRequest);
  const { found, review, status } = await loadBooking(call, params.bookingId);
  if (status === 401) throw redirectToLogin(url.pathname);
  if (status === 404) throw notFound();
  const isBackFromPayment = url.searchParams.has('paid');
  const shown = { found, review, now: now.toString(), safetyLines: safetyLinesIn(locale), isBackFromPayment };
  return data(shown, { status });
}

export default function BookingRoute({ loaderData, params }: Route.ComponentProps) {
  // Each booking gets a page of its own: clock, data and open dialogs must not carry over to the next.
  return <BookingPage key={params.bookingId} bookingId={params.bookingId} {...loaderData} />;
}
