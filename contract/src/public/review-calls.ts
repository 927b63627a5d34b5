import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, Success } from '../fields.ts';
import { Locale } from '../states.ts';
import { OwnReview, Review } from './review.ts';

/** Long enough for a story, short enough for a card on the home page. */
export const REVIEW_MAX_CHARACTERS = 1000;

/** Customers' reviews of their rentals. */
export const reviewCalls = {
  reviews: get('public', '/reviews', {
    access: 'anyone',
    summary: 'Published customer reviews by date, those in the language of the caller first',
    answer: z.object({ reviews: z.array(Review) }),
  }),
  myReview: get('public', '/bookings/:bookingId/review', {
    access: 'customer',
    summary: 'The own review of a rental, and whether one may be written now',
    params: z.object({ bookingId: Id }),
    answer: z.object({ review: OwnReview.nullable(), mayWrite: z.boolean() }),
  }),
  writeReview: post('public', '/reviews', {
    access: 'customer',
    summary: 'Review a finished rental; published after a look by staff',
    body: z.object({
      bookingId: Id,
      stars: z.int().min(1).max(5),
      text: z.string().trim().min(3).max(REVIEW_MAX_CHARACTERS),
      locale: Locale,
    }),
    answer: Success,
  }),
};
