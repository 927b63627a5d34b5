import type { ReactNode } from 'react';

/** A picture and its meaning: side by side on a wide screen, stacked on a tall one. */
export function SideBySide({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-0 grow items-center gap-x-12 gap-y-6 wide:grid-cols-[21rem_1fr] tall:content-evenly">
      <div className="flex min-h-0 flex-col items-center justify-center gap-4 tall:mx-auto">{picture}</div>
      <div className="flex min-w-0 flex-col gap-4 tall:gap-7 tall:text-center phone:gap-4">{children}</div>
    </div>
  );
}
