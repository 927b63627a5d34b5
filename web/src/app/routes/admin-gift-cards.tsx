import { calls } from '@laine/contract/calls.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { GiftCardsAddress, inputOf } from '../../admin/gift-cards/gift-cards-data.ts';
import { GiftCardsPage } from '../../admin/gift-cards/gift-cards-page.tsx';
import { readListAddress } from '../../ui/table/list-address.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-gift-cards.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const input = inputOf(readListAddress(GiftCardsAddress, url.searchParams));
  return { loaded: await loadOrNotFound(context.get(pageRequest).call(calls.giftCards, input)) };
}

export default function AdminGiftCardsRoute({ loaderData }: Route.ComponentProps) {
  return <GiftCardsPage {...loaderData} />;
}
