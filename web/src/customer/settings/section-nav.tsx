import { useLingui } from '@lingui/react/macro';
import type { SectionId } from './section-id.ts';
import { sectionTitles } from './section-titles.ts';

/** Beside the sections on wide screens, above them elsewhere. */
export function SectionNav({ ids }: { ids: readonly SectionId[] }) {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t({
        message: 'Parts of this page',
        comment: 'Name of the list of links to sections, for screen readers',
      })}
    >
      <ul className="flex gap-2 py-1 whitespace-nowrap max-md:-mx-[min(1.25rem,6.5vw)] max-md:overflow-x-auto max-md:px-[min(1.25rem,6.5vw)] md:flex-wrap lg:sticky lg:top-[calc(6.5rem+var(--toasts,0rem))] lg:flex-col lg:gap-0.5 lg:whitespace-normal">
        {ids.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-sm font-medium transition-colors hover:border-action lg:rounded-control lg:border-0 lg:bg-transparent lg:px-3 lg:hover:bg-tint ${id === 'delete' ? 'lg:text-ink-soft' : ''}`}
            >
              {i18n._(sectionTitles[id])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
