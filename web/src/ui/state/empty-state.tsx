import type { ReactNode } from 'react';
import { EmptyWaveArt } from '../art/board-art.tsx';

type Props = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Nothing here yet, and what would change that. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card bg-sky px-6 py-14 text-center md:py-20 dark:bg-paper">
      <EmptyWaveArt className="size-36" />
      <h2 className="mt-2 text-xl">{title}</h2>
      {children !== undefined && <p className="mb-3 max-w-sm">{children}</p>}
      {action}
    </div>
  );
}
