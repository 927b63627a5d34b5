import { Trans } from '@lingui/react/macro';
import { Stars } from '../../ui/data/stars.tsx';
import type { ReviewCardData } from './home-data.ts';

/** A review stands in its author's language and is marked so, for eyes and for screen readers. */
export function ReviewCard({ review, isFolded }: { review: ReviewCardData; isFolded: boolean }) {
  const { name, stars, text, locale, language, stationName, month } = review;
  return (
    <li tabIndex={-1} className={`rounded-card bg-paper p-5 sm:p-6 ${isFolded ? 'max-sm:hidden' : ''}`}>
      <figure className="flex h-full flex-col gap-3">
        <Stars stars={stars} />
        <blockquote lang={locale} className="grow wrap-anywhere">
          <p>{text}</p>
        </blockquote>
        <figcaption className="text-sm text-ink-soft">
          {name !== '' && <span className="block font-semibold text-ink">{name}</span>}
          {stationName === null ? (
            month
          ) : (
            <Trans comment="Under a review: where and in which month">
              {stationName}, {month}
            </Trans>
          )}
          {language !== null && (
            <>
              {' · '}
              <span lang={locale}>{language}</span>
            </>
          )}
        </figcaption>
      </figure>
    </li>
  );
}
