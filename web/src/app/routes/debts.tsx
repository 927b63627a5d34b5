import { DebtsPage } from '../../customer/debts/debts-page.tsx';
import { loadDebts } from '../../customer/debts/load-debts.server.ts';
import { readTabReturn } from '../../customer/debts/read-tab-return.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/debts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadDebts(call);
  if (!loaded) throw redirectToLogin(url.pathname + url.search);
  return { ...loaded, back: readTabReturn(url.searchParams), now: now.toString() };
}

export default function DebtsRoute({ loaderData }: Route.ComponentProps) {
  return <DebtsPage {...loaderData} />;
}
