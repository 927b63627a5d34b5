import { reviewCalls } from '@laine/contract/public/review-calls.ts';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import type { ReviewData } from '../booking-data.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';

type Props = { bookingId: string; loaded: ReviewData | null };

/** The customer's own review of a finished rental, or the place to write it. Staff who look at it see neither. */
export function ReviewSection({ bookingId, loaded }: Props) {
  const [isJustWritten, setIsJustWritten] = useState(false);
  const { data } = useCall(reviewCalls.myReview, { bookingId }, { ...(loaded && { initialData: loaded }) });
  if (!data || (!data.review && !data.mayWrite)) return null;
  return (
    <section
      id="review"
      aria-labelledby="review-title"
      className="@container relative isolate scroll-mt-24 overflow-hidden rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] md:p-8"
    >
      {data.review ? (
        <OwnReview review={data.review} isJustWritten={isJustWritten} />
      ) : (
        <ReviewForm bookingId={bookingId} onDone={() => setIsJustWritten(true)} />
      )}
    </section>
  );
}
