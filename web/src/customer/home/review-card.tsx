import type { Review } from '@laine/contract/public/entities.ts';

/** In the customer's own language, and marked as such for those who have it read aloud. */
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
