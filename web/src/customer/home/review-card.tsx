import type { Review } from '@laine/contract/public/entities.ts';

/** A review stands in its author's language and is marked so for screen readers. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <li className="rounded-card bg-paper p-5 sm:p-6">
      <figure lang={review.locale} className="flex h-full flex-col justify-between gap-4">
        <blockquote>
          <p>{review.text}</p>
        </blockquote>
        <figcaption className="text-sm font-semibold">{review.name}</figcaption>
      </figure>
    </li>
  );
}
