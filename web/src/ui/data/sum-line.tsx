import type { ReactNode } from 'react';

type Props = { label: ReactNode; isTotal?: boolean; children: string | undefined };

/** One line of a small bill; a pale bar stands in until the sum is known. */
export function SumLine({ label, isTotal = false, children }: Props) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'mt-1 border-t border-line pt-3 text-lg font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd>{children ?? <span aria-hidden className="inline-block h-4 w-16 rounded-full bg-line" />}</dd>
    </div>
  );
}
