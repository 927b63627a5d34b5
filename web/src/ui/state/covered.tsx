import type { ReactNode } from 'react';

type Props = {
  /** Lies over the content; null leaves it free. */
  cover: ReactNode;
  children: ReactNode;
};

/** Enough to see the content; a long form under a short panel fades out. */
const FADED = 'max-h-168 overflow-hidden mask-b-from-50% opacity-35 select-none';

/** Content that can be seen but not used below a panel. Both share one cell, so neither cuts the other off. */
export function Covered({ cover, children }: Props) {
  const isCovered = cover !== null;
  return (
    <div className="grid">
      <div inert={isCovered} className={`[grid-area:1/1] grid min-w-0 content-start gap-4 ${isCovered ? FADED : ''}`}>
        {children}
      </div>
      {isCovered && <div className="z-10 -m-2 grid min-w-0 items-start bg-paper/60 [grid-area:1/1]">{cover}</div>}
    </div>
  );
}
