import type { ReactNode } from 'react';

/**
 * Fields side by side where there is room, in columns of equal width. Their labels, controls and notes stand in rows,
 * so that a label of two lines pushes no control out of line.
 */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-5 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-[repeat(4,auto)] sm:gap-y-0 sm:*:row-span-4 sm:*:grid-rows-subgrid">
      {children}
    </div>
  );
}
