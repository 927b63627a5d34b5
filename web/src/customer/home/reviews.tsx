import { Trans } from '@lingui/react/macro';
import { Shore } from '../../ui/art/shore.tsx';
import type { ReviewCardData } from './home-data.ts';
import { ReviewCard } from './review-card.tsx';

export function Reviews({ reviews }: { reviews: readonly ReviewCardData[] }) {
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
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        </div>
      </div>
      <Shore className="bg-sand text-foam" />
    </section>
  );
}
