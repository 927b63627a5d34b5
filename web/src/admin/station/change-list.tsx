import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Change = { name: string; label: ReactNode; before: ReactNode; after: ReactNode };

/** Preview of a save; empty values are shown as a dash. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-control bg-tint p-4 text-sm">
      <h3 className="text-sm font-semibold">
        <Trans comment="Heading: above the list of changes that are not saved yet">You are about to change</Trans>
      </h3>
      <ul className="grid gap-1">
        {changes.map(({ name, label, before, after }) => (
          <li key={name} className="break-words">
            <span className="font-medium">{label}:</span> <del className="text-ink-soft">{before || '–'}</del> →{' '}
            <ins className="no-underline">{after || '–'}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}
