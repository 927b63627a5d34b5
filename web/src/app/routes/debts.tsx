import { calls } from '@laine/contract/calls.ts';
import { DebtsPage } from '../../customer/debts/debts-page.tsx';
import { readTabReturn } from '../../customer/debts/read-tab-return.ts';
import { loadOwn } from '../load-own.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/debts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const asked = Promise.all([call(calls.myDebts), call(calls.myClaims)]);
  const [{ debts }, { claims }] = await loadOwn(asked, url.pathname + url.search);
  return { debts, claims, back: readTabReturn(url.searchParams), now: now.toString() };
}

export default function DebtsRoute({ loaderData }: Route.ComponentProps) {
  return <DebtsPage {...loaderData} />;
}
