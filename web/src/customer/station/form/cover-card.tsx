import type { ReactNode } from 'react';

type Props = { id: string; art?: ReactNode; title: ReactNode; children: ReactNode };

/** A panel over the form that says why it cannot be used, and the way on. */
export function CoverCard({ id, art, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="sticky top-[calc(6rem+var(--code-bar,0rem))] grid grid-cols-[minmax(0,1fr)] animate-rise justify-items-center gap-3 rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] text-center shadow-float"
    >
      {art}
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
