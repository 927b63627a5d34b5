import type { OwnReview as Review } from '@laine/contract/public/review.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Stars } from '../../../ui/data/stars.tsx';
import { DoneWave } from '../now/done-wave.tsx';
import { refusalWords } from './refusal-words.ts';

type Props = { review: Review; isJustWritten: boolean };

export function OwnReview({ review, isJustWritten }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form and the button that had the focus are gone.
  useEffect(() => {
    if (isJustWritten) title.current?.focus();
  }, [isJustWritten]);
  return (
    <>
      <h2 id="review-title" ref={title} tabIndex={-1} className="text-xl outline-none">
        {isJustWritten ? (
          <Trans comment="After a review was sent">Thank you!</Trans>
        ) : (
          <Trans comment="Heading above the reader's own review">Your review</Trans>
        )}
      </h2>
      {isJustWritten && <DoneWave />}
      <figure className="mt-4 max-w-prose">
        <Stars stars={review.stars} className="text-xl" />
        <blockquote className="mt-2 wrap-anywhere whitespace-pre-line">{review.text}</blockquote>
      </figure>
      <p className="mt-4 text-sm text-ink-soft">
        <ReviewState review={review} />
      </p>
    </>
  );
}

function ReviewState({ review: { status, refusedBecause } }: { review: Review }) {
  const { t } = useLingui();
  if (status === 'published') return <Trans>It is published. Thank you for telling others.</Trans>;
  if (status === 'waiting') return <Trans>We read it first, then we publish it.</Trans>;
  const reason = refusedBecause === null ? '' : t(refusalWords[refusedBecause]);
  return <Trans comment="reason is a sentence about what a review contains">We did not publish it. {reason}</Trans>;
}
