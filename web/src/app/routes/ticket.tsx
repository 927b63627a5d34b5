import { useRouteLoaderData } from 'react-router';
import { safetyLinesIn } from '../../customer/booking/load-booking.server.ts';
import { TicketPage } from '../../customer/ticket/ticket-page.tsx';
import { useKeptTicket } from '../../offline/use-kept-ticket.ts';
import { pageRequest } from '../page-request.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/ticket.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { now, locale } = context.get(pageRequest);
  return { now: now.toString(), safetyLines: safetyLinesIn(locale) };
}

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  const onTold = useKeptTicket({ brandName: site?.brand.name ?? '', isOn: site?.keepsOffline ?? false });
  return <TicketPage {...loaderData} onTold={onTold} />;
}
