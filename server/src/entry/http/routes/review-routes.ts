import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listReviews } from '../../../rental/reviews/list-reviews.ts';
import { myReview } from '../../../rental/reviews/my-review.ts';
import { publishReview } from '../../../rental/reviews/publish-review.ts';
import { reviewsToPublish } from '../../../rental/reviews/reviews-to-publish.ts';
import { writeReview } from '../../../rental/reviews/write-review.ts';
import type { PublicCache } from '../pages/public-cache.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const reviewRoutes = (deps: Deps, cache: PublicCache) => [
  serve(deps, calls.reviews, async ({ visit: { locale } }) => ({
    reviews: await cache.findOrMake(`reviews ${locale}`, () => listReviews(deps, locale)),
  })),

  serve(deps, calls.myReview, ({ who, input }) => myReview(deps, who, input)),

  serve(deps, calls.writeReview, ({ who, input }) => done(writeReview(deps, who, input))),

  serve(deps, calls.reviewsToPublish, async ({ input }) => ({
    reviews: await reviewsToPublish(deps, input),
    pagination: input,
  })),

  serve(deps, calls.publishReview, ({ actor, input }) => done(publishReview(deps, actor, input))),
];
