import type { LegalSection } from '@laine/legal/legal-document.ts';

/** The numbers are those of the headings. */
export function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="grid gap-0.5">
      {sections.map(({ id, title }, place) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-control py-2 text-sm leading-snug text-ink-soft hover:text-action hover:underline"
          >
            <span>{place + 1}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
