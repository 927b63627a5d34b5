import type { ReactNode } from 'react';
import { EmptyWaveArt } from '../art/board-art.tsx';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Inside a table or a card, which has a surface of its own. */
  isInside?: boolean;
};

/** Nothing here yet, and what would change that. */
export function EmptyState({ title, children, action, isInside = false }: Props) {
  return (
    <div
      className={`grid grid-cols-1 justify-items-center gap-3 px-6 text-center ${isInside ? 'py-12' : 'rounded-card bg-sky py-14 md:py-20 dark:bg-paper'}`}
    >
      <EmptyWaveArt className="size-36" />
      <h2 className="mt-2 text-xl">{title}</h2>
      {children !== undefined && <p className="mb-3 max-w-sm">{children}</p>}
      {action}
    </div>
  );
}
