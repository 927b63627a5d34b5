import type { ReactNode } from 'react';

type Props = {
  id: string;
  art?: ReactNode;
  title: ReactNode;
  /** Its level: below the form's own heading, unless that is missing. */
  heading?: 'h2' | 'h3';
  /** Nothing lies below it: it stands in the form's place. */
  isAlone?: boolean;
  children: ReactNode;
};

/** Says over the form, or in its place, why it cannot be used, and the way on. */
export function CoverCard({ id, art, title, heading: Heading = 'h3', isAlone = false, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] animate-rise justify-items-center gap-3 text-center ${isAlone ? 'py-2' : 'sticky top-[calc(6rem+var(--code-bar,0rem))] rounded-card border border-line bg-paper p-[min(1.25rem,5vw)] shadow-float'}`}
    >
      {art}
      <Heading id={id} className="text-lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}
