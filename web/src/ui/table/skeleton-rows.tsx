import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../state/skeleton.tsx';

/** As tall as the rows that are loading, so that nothing jumps. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  const { t } = useLingui();
  return (
    <div>
      <p className="sr-only">{t({ message: 'Loading', comment: 'While a list is on its way' })}</p>
      {Array.from({ length: rows }, (_, at) => (
        <div
          key={at}
          className="flex min-h-14 items-center gap-6 border-b border-line px-5 last:border-0 max-md:mb-3 max-md:rounded-card max-md:border max-md:bg-paper max-md:py-8 max-md:last:border"
        >
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-4 w-1/5" />
          <Skeleton className="h-4 w-1/6 max-md:hidden" />
          <Skeleton className="ml-auto h-4 w-1/6" />
        </div>
      ))}
    </div>
  );
}
