import type { ReactNode } from 'react';

/** The facts of one thing, name and value side by side, with the values aligned. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="@container grid grid-cols-1 divide-y divide-line text-[min(var(--text-sm),7vw)]">{children}</dl>
  );
}

/** An unknown value is shown as a dash. */
export function Fact({ label, children }: { label: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-baseline gap-x-4 py-2.5 @[14rem]:grid-cols-[minmax(7rem,2fr)_minmax(0,3fr)]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium">{children ?? '–'}</dd>
    </div>
  );
}
