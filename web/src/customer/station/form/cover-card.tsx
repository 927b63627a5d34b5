import type { ReactNode } from 'react';

type Props = {
  id: string;
  art?: ReactNode;
  title: ReactNode;
  /** Its level: below the form's own heading, unless that is missing. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
};

/** A panel over the form that says why it cannot be used, and the way on. */
export function CoverCard({ id, art, title, heading: Heading = 'h3', children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="sticky top-[calc(6rem+var(--code-bar,0rem))] grid grid-cols-[minmax(0,1fr)] animate-rise justify-items-center gap-3 rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] text-center shadow-float"
    >
      {art}
      <Heading id={id} className="text-lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}
