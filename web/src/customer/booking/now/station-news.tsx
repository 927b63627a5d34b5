import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { TriangleAlert } from 'lucide-react';

/** Broadcasts of the station, at the top: somebody may be on the water. */
export function StationNews({ news }: Pick<BookingDetail, 'news'>) {
  if (news.length === 0) return null;
  return (
    <div role="alert" className="col-span-full grid gap-2">
      {news.map(({ id, text }) => (
        <p key={id} className="flex gap-3 rounded-card bg-yellow px-4 py-3 font-medium text-on-yellow">
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
      ))}
    </div>
  );
}
