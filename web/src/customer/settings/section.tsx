import type { ReactNode } from 'react';
import type { SectionId } from './section-id.ts';

type Props = {
  id: SectionId;
  title: ReactNode;
  /** The section's purpose in one sentence. */
  note?: ReactNode;
  /** Beside the heading, such as a badge. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One part of the account; links lead to it by its id. */
export function Section({ id, title, note, aside, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="min-w-0 rounded-card border border-line bg-paper px-[min(1.25rem,6.5vw)] py-5 sm:p-7"
    >
      <div className="mb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {note !== undefined && <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
