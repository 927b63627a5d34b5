import { giftCardsList } from '../../admin/gift-cards/gift-cards-list.ts';
import { GiftCardsPage } from '../../admin/gift-cards/gift-cards-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(giftCardsList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <GiftCardsPage {...loaderData} />;
