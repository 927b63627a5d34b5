import { Plural, Trans } from '@lingui/react/macro';
import type { StationRating } from './station-card-data.ts';

/** '★ 4.8 (12)' */
export function RatingWords({ rating: { stars, count } }: { rating: StationRating }) {
  return (
    <span className="text-sm whitespace-nowrap">
      <span aria-hidden>
        <span className="star mr-1 align-[-0.1em] text-alert" />
        {stars} <span className="text-ink-soft">({count})</span>
      </span>
      <span className="sr-only">
        <Trans comment="A rating; stars is a figure from 1 to 5">{stars} of 5 stars</Trans>,{' '}
        <Plural value={count} one="# review" other="# reviews" />
      </span>
    </span>
  );
}
