import { reviewCalls } from '@laine/contract/admin/review-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../api/call-query.ts';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Stars } from '../../ui/data/stars.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { reviewRefusalWords } from './review-words.ts';
import type { ListedReview } from './reviews-list.ts';

type Props = { review: ListedReview; now: Temporal.Instant };

export function ReviewCard({ review, now }: Props) {
  const { i18n } = useLingui();
  const { id: reviewId, name, stars, text, stationName, locale, status, refusedBecause, createdAt } = review;
  const [isRefusing, setRefusing] = useState(false);
  const { act, isActing } = useAct(reviewCalls.publishReview, { refreshes: [callKey(reviewCalls.reviewsToPublish)] });
  return (
    <article className="grid gap-3 rounded-card border border-line bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold">{name || <Trans comment="Column: who booked">Customer</Trans>}</h2>
        <Stars stars={stars} />
      </div>
      <p lang={locale} className="break-words whitespace-pre-line">
        {text}
      </p>
      <p className="text-sm text-ink-soft">
        {stationName !== null && `${stationName} · `}
        <RelativeTime moment={createdAt} now={now} timeZone="UTC" />
        {refusedBecause !== null && ` · ${i18n._(reviewRefusalWords[refusedBecause])}`}
      </p>
      <div className="flex flex-wrap gap-3">
        {status !== 'published' && (
          <button
            type="button"
            disabled={isActing}
            onClick={() => act({ reviewId, publish: true })}
            className={buttonStyle('action', 'small')}
          >
            <Trans comment="Button: a review is shown to everybody">Publish</Trans>
          </button>
        )}
        {status !== 'refused' && (
          <button type="button" onClick={() => setRefusing(true)} className={buttonStyle('quiet', 'small')}>
            {status === 'published' ? (
              <Trans comment="Button: a review is shown no longer">Take down</Trans>
            ) : (
              <Trans comment="Button: a review is not shown">Refuse</Trans>
            )}
          </button>
        )}
      </div>
      {isRefusing && <RefuseDialog review={review} onClose={() => setRefusing(false)} />}
    </article>
  );
}
