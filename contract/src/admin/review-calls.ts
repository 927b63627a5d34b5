import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, Moment, PageQuery, Pagination, Success } from '../fields.ts';

/** Reviews on their way to be published. */
export const reviewCalls = {
  reviewsToPublish: get('admin', '/reviews', {
    access: 'admin',
    summary: 'Reviews waiting for a look',
    query: PageQuery,
    answer: z.object({
      reviews: z.array(z.object({ id: Id, name: z.string(), text: z.string(), createdAt: Moment })),
      pagination: Pagination,
    }),
  }),
  publishReview: post('admin', '/reviews/:reviewId/publish', {
    access: 'admin',
    summary: 'Publish or reject a review',
    params: z.object({ reviewId: Id }),
    body: z.object({ publish: z.boolean() }),
    answer: Success,
  }),
};
