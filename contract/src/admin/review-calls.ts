import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, Moment, PageQuery, Pagination, Success } from '../fields.ts';
import { Locale, ReviewRefusal, ReviewStatus } from '../states.ts';

const AdminReview = z.object({
  id: Id,
  bookingId: Id.nullable(),
  name: z.string(),
  stars: z.int(),
  text: z.string(),
  stationName: z.string().nullable(),
  locale: Locale,
  status: ReviewStatus,
  refusedBecause: ReviewRefusal.nullable(),
  createdAt: Moment,
});
export type AdminReview = z.infer<typeof AdminReview>;

/** Reviews waiting for a decision. */
export const reviewCalls = {
  reviewsToPublish: get('admin', '/reviews', {
    access: 'admin',
    summary: 'Reviews, those that wait for a look by default',
    query: PageQuery.extend({ status: ReviewStatus.default('waiting') }),
    answer: z.object({
      reviews: z.array(AdminReview),
      pagination: Pagination,
    }),
  }),
  publishReview: post('admin', '/reviews/:reviewId/publish', {
    access: 'admin',
    summary: 'Publish a review, or refuse it or take it down for one of the listed reasons',
    params: z.object({ reviewId: Id }),
    body: z.discriminatedUnion('publish', [
      z.strictObject({ publish: z.literal(true) }),
      z.strictObject({ publish: z.literal(false), reason: ReviewRefusal }),
    ]),
    answer: Success,
  }),
};
