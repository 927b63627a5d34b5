import { calls } from '@laine/contract/calls.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { inputOf, ReviewsAddress } from '../../admin/reviews/reviews-data.ts';
import { ReviewsPage } from '../../admin/reviews/reviews-page.tsx';
import { readListAddress } from '../../ui/table/list-address.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-reviews.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const input = inputOf(readListAddress(ReviewsAddress, url.searchParams));
  return { loaded: await loadOrNotFound(call(calls.reviewsToPublish, input)), serverNow: now.toString() };
}

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}
