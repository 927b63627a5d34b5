import type { reviewCalls } from '@laine/contract/admin/review-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { ReviewStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

/** What nobody has looked at yet is shown unless something else is asked for. */
export const ReviewsAddress = z.object({ status: Filter(ReviewStatus) });

export type ReviewsAnswer = CallAnswer<typeof reviewCalls.reviewsToPublish>;
export type ListedReview = ReviewsAnswer['reviews'][number];

export const inputOf = ({
  status,
}: z.output<typeof ReviewsAddress>): CallInput<typeof reviewCalls.reviewsToPublish> => ({
  status: status ?? 'waiting',
  limit: 100,
});
