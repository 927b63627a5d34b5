import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { listReviews } from '../../reviews/list-reviews.ts';
import type { PublicCache } from '../pages/public-cache.ts';
import { serve } from '../request/serve.ts';

export const reviewRoutes = (deps: Deps, cache: PublicCache) => [
  serve(deps, calls.reviews, async () => ({ reviews: await cache.keep('reviews', () => listReviews(deps)) })),
];
