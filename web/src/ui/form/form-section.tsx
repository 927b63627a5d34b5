import type { ReactNode } from 'react';

type Props = { title: ReactNode; note?: ReactNode; children: ReactNode };

/** Fields that belong together; where there is room their heading stands at the left. */
export function FormSection({ title, note, children }: Props) {
  return (
    <section className="@container border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="grid gap-x-8 gap-y-4 @2xl:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <h2 className="text-base">{title}</h2>
          {note !== undefined && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
        </div>
        <div className="grid min-w-0 content-start gap-5">{children}</div>
      </div>
    </section>
  );
}
