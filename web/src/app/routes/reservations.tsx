import { paths } from '@laine/contract/paths.ts';
import { redirect } from 'react-router';
import { loadReservations } from '../../customer/reservations/load-reservations.server.ts';
import { pageOf } from '../../ui/table/paging.ts';
import { ReservationsPage } from '../../customer/reservations/reservations-page.tsx';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/reservations.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = context.get(pageRequest);
  const page = pageOf(url.searchParams);
  const reservations = await loadReservations(request, page);
  if (!reservations) throw redirectToLogin(url.pathname + url.search);
  if (page > reservations.pages) throw redirect(paths.reservations(reservations.pages));
  return reservations;
}

export default function ReservationsRoute({ loaderData }: Route.ComponentProps) {
  return <ReservationsPage reservations={loaderData} />;
}
