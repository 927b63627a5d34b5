import type { ReactNode } from 'react';

/** Fields side by side where there is room, in columns of equal width. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:auto-cols-fr sm:grid-flow-col">{children}</div>;
}
