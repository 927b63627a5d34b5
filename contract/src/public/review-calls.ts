import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, Success } from '../fields.ts';
import { Locale } from '../states.ts';
import { Review } from './entities.ts';

/** What customers say about their rentals. */
export const reviewCalls = {
  reviews: get('public', '/reviews', {
    access: 'anyone',
    summary: 'Published customer reviews',
    answer: z.object({ reviews: z.array(Review) }),
  }),
  writeReview: post('public', '/reviews', {
    access: 'customer',
    summary: 'Review a finished rental; published after a look by staff',
    body: z.object({ bookingId: Id, text: z.string().trim().min(3).max(1000), locale: Locale }),
    answer: Success,
  }),
};
