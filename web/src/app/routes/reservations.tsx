import { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { redirect } from 'react-router';
import { reservationRow } from '../../customer/reservations/reservation-row.ts';
import { ReservationsPage } from '../../customer/reservations/reservations-page.tsx';
import { offsetOf, pageOf, pagesFor, ROWS_PER_PAGE } from '../../ui/table/paging.ts';
import { loadOwn } from '../load-own.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/reservations.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, locale, now } = context.get(pageRequest);
  const page = pageOf(url.searchParams);
  const asked = Promise.all([
    call(calls.myBookings, { order: 'next', offset: offsetOf(page), limit: ROWS_PER_PAGE }),
    call(calls.comingBookings),
  ]);
  const [{ bookings, total }, { bookings: coming }] = await loadOwn(asked, url.pathname + url.search);
  const pages = pagesFor(total);
  if (page > pages) throw redirect(paths.reservations(pages));
  const rows = bookings.map((booking) => reservationRow(booking, { locale, now, coming }));
  return { rows, page, pages, now: now.toString() };
}

export default function ReservationsRoute({ loaderData }: Route.ComponentProps) {
  return <ReservationsPage reservations={loaderData} />;
}
