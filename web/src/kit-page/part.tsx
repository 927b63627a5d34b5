import type { ReactNode } from 'react';

type Props = { id: string; title: string; note?: string; children: ReactNode };

export function Room({ id, title, note, children }: Props) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {note !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{note}</p>}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  );
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}

/** Parts beside each other where there is room. */
export function PartGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">{children}</div>;
}
