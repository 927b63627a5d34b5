import type { LegalSection } from '@laine/legal/legal-document.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { ContentsList } from './contents-list.tsx';

/** On a phone the list of contents would push the text away. */
export function FoldedContents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useLingui();
  return (
    <nav
      data-screen-only
      aria-label={t({ message: 'Contents', comment: 'Heading of the table of contents of a legal text' })}
      className="mt-6 border-y border-line lg:hidden"
    >
      <details className="group">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
          <Trans comment="Heading of the table of contents of a legal text">Contents</Trans>
          <ChevronDown aria-hidden className="size-5 text-action transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-3">
          <ContentsList sections={sections} />
        </div>
      </details>
    </nav>
  );
}
