import type { ReactNode } from 'react';
import { Facts } from '../../../ui/data/facts.tsx';

type GroupProps = { title: ReactNode; count?: number; children: ReactNode };

/** One part of the data. Without any entry it is left out. */
export function DataGroup({ title, count = 1, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className="min-w-0 rounded-card border border-line bg-paper p-5 sm:p-7">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] divide-y divide-line">{children}</div>
    </section>
  );
}

type EntryProps = { title?: ReactNode; aside?: ReactNode; children: ReactNode };

/** One thing of a list. */
export function DataEntry({ title, aside, children }: EntryProps) {
  return (
    <article className="py-4 first:pt-2 last:pb-0">
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="figures text-[min(var(--text-base),7vw)]">{title}</h3>
          {aside}
        </div>
      )}
      <Facts>{children}</Facts>
    </article>
  );
}
