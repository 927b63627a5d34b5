import type { ReactNode } from 'react';

type Props = { title: ReactNode; note?: ReactNode; children: ReactNode };

/** One setting of a station: name, note and controls. */
export function SettingsCard({ title, note, children }: Props) {
  return (
    <section className="grid min-w-0 content-start gap-5 rounded-card border border-line bg-paper p-4 md:p-6">
      <div>
        <h2 className="text-lg">{title}</h2>
        {note !== undefined && <p className="mt-1 max-w-prose text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
