import { ArrowDownRight, ArrowRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../state/skeleton.tsx';

type Trend = 'up' | 'down' | 'same';

type Props = {
  label: ReactNode;
  /** Undefined while it is on its way. */
  value: ReactNode;
  /** Compared with the usual; the words say it, and an arrow is added if there's something to compare. */
  trend?: { to: Trend | undefined; words: ReactNode };
};

const arrows: Record<Trend, LucideIcon> = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

export function StatTile({ label, value, trend }: Props) {
  const Arrow = trend?.to && arrows[trend.to];
  return (
    <div className="@container rounded-card border border-line bg-paper p-4 md:p-5">
      <p className="text-sm text-ink-soft">{label}</p>
      <p className="figures mt-1 text-[clamp(1.25rem,17cqw,1.5rem)] leading-[1.33] font-semibold tracking-tight">
        {value ?? <Skeleton className="my-1.5 h-7 w-24" />}
      </p>
      {trend && (
        <p className="figures mt-1 flex items-center gap-1 text-xs text-ink-soft">
          {Arrow && <Arrow aria-hidden className="size-3.5 shrink-0 text-action" />}
          {trend.words}
        </p>
      )}
    </div>
  );
}
