import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LiveMark } from '../live/live-mark.tsx';

type Props = {
  title: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of a staff screen: title, actions, content. */
export function StaffPage({ title, actions, children }: Props) {
  return (
    <main id="main" tabIndex={-1} className="grid min-w-0 content-start gap-6 outline-none">
      <PageHead title={title} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 text-xl wrap-anywhere md:text-2xl">{title}</h1>
        <div className="lg:hidden">
          <LiveMark />
        </div>
        {actions}
      </div>
      {children}
    </main>
  );
}
