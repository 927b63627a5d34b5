import type { Review } from '@laine/contract/public/entities.ts';
import { Trans } from '@lingui/react/macro';

const SHOWN = 6;

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <section aria-labelledby="reviews-title" className="mt-20 bg-sand py-16 md:mt-28 md:py-20">
      <div className="page-width">
        <h2 id="reviews-title" className="text-2xl md:text-3xl">
          <Trans comment="Heading above customer reviews">Back from the water</Trans>
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {reviews.slice(0, SHOWN).map((review) => (
            <li key={review.id}>
              <figure lang={review.locale}>
                <blockquote className="text-lg text-pretty">
                  <p>{review.text}</p>
                </blockquote>
                <figcaption className="mt-3 text-sm font-medium text-sand-soft">{review.name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
