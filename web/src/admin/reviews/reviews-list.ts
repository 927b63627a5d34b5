import { reviewCalls } from '@laine/contract/admin/review-calls.ts';
import { ReviewStatus } from '@laine/contract/states.ts';
import { Filter } from '../../ui/table/list-address.ts';
import { listOf, type AnswerOf } from '../../ui/table/list-of.ts';

/** Defaults to new reviews. */
export const reviewsList = listOf(reviewCalls.reviewsToPublish, {
  filters: [],
  own: { status: Filter(ReviewStatus) },
  inputOf: ({ status = 'waiting' }) => ({ status, limit: 100 }),
});

export type ListedReview = AnswerOf<typeof reviewsList>['reviews'][number];
