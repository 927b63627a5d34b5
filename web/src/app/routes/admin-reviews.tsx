import { reviewsList } from '../../admin/reviews/reviews-list.ts';
import { ReviewsPage } from '../../admin/reviews/reviews-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(reviewsList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <ReviewsPage {...loaderData} />;
