import { GiftCardsPage } from '../../customer/gift-cards/gift-cards-page.tsx';
import { loadGiftCards } from '../../customer/gift-cards/load-gift-cards.server.ts';
import { pageRequest } from '../page-request.ts';
import { redirectToLogin } from '../redirect-to-login.ts';
import type { Route } from './+types/gift-cards.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadGiftCards(context.get(pageRequest), url.searchParams);
  if (page === 'signed-out') throw redirectToLogin(url.pathname + url.search);
  return page;
}

export default function GiftCardsRoute({ loaderData }: Route.ComponentProps) {
  // Somebody else may sign in in another tab: typed text must not become theirs.
  return <GiftCardsPage key={loaderData.viewer?.id ?? ''} page={loaderData} />;
}
