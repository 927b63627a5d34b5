import type { ReactNode } from 'react';

type Props = { title: ReactNode; action?: ReactNode; children: ReactNode };

/** One part of what is known of a person. */
export function PersonPart({ title, action, children }: Props) {
  return (
    <section className="grid min-w-0 gap-4 rounded-card border border-line bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The rows of a part: what it is at the start, what can be done at the end. */
export function PartRow({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 text-sm first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">{children}</div>
      {action}
    </li>
  );
}
