import { loadMoney } from '../../admin/money/load-money.server.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { MoneyPage } from '../../admin/money/money-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-money.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrNotFound(loadMoney(context.get(pageRequest).call, url.searchParams));

export default function MoneyRoute({ loaderData }: Route.ComponentProps) {
  return <MoneyPage {...loaderData} />;
}
