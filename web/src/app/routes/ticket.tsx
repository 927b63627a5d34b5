import { safetyLinesIn } from '../../customer/booking/load-booking.server.ts';
import { TicketPage } from '../../customer/ticket/ticket-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/ticket.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { now, locale } = context.get(pageRequest);
  return { now: now.toString(), safetyLines: safetyLinesIn(locale) };
}

export default function TicketRoute({ loaderData }: Route.ComponentProps) {
  return <TicketPage {...loaderData} />;
}
