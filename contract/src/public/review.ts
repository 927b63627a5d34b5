import { z } from 'zod';
import { Id, Moment } from '../fields.ts';
import { Locale, ReviewRefusal, ReviewStatus } from '../states.ts';

/** For a finished rental, published by staff. */
export const Review = z.object({
  id: Id,
  /** A given name; empty if the person gave none. */
  name: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  locale: Locale,
  stationName: z.string().nullable(),
  writtenAt: Moment,
});
export type Review = z.infer<typeof Review>;

/** The customer's review of one of their own rentals. */
export const OwnReview = z.object({
  stars: z.int(),
  text: z.string(),
  status: ReviewStatus,
  refusedBecause: ReviewRefusal.nullable(),
  writtenAt: Moment,
});
export type OwnReview = z.infer<typeof OwnReview>;
