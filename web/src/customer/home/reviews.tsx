import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Shore } from '../../ui/art/shore.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';
import type { ReviewCardData } from './home-data.ts';
import { ReviewCard } from './review-card.tsx';

/** A phone shows that many until it is asked for more. */
const FIRST_ON_PHONES = 2;

export function Reviews({ reviews }: { reviews: readonly ReviewCardData[] }) {
  const [areAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone: who goes on by keyboard goes on where the new ones begin.
  useEffect(() => {
    if (areAll) list.current?.querySelectorAll('li')[FIRST_ON_PHONES]?.focus({ preventScroll: true });
  }, [areAll]);
  return (
    <section aria-labelledby="reviews-title" className="mt-16 md:mt-20">
      <Shore className="-mb-px text-sand" />
      <div className="bg-sand pt-10 pb-10">
        <div className="page-width grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div>
            <h2 id="reviews-title" className="text-2xl md:text-3xl">
              <Trans comment="Heading above customer reviews">Back from the water</Trans>
            </h2>
            <p className="mt-2 text-sand-soft">
              <Trans>What people say once they are dry again. Every review comes from a finished rental.</Trans>
            </p>
          </div>
          <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {reviews.map((review, index) => (
              <ReviewCard key={review.id} review={review} isFolded={!areAll && index >= FIRST_ON_PHONES} />
            ))}
          </ul>
          {!areAll && reviews.length > FIRST_ON_PHONES && (
            <button type="button" onClick={() => setAll(true)} className={`${buttonStyle('quiet')} sm:hidden`}>
              <Trans comment="Button below the first reviews of several">Show more reviews</Trans>
            </button>
          )}
        </div>
      </div>
      <Shore className="bg-sand text-foam" />
    </section>
  );
}
