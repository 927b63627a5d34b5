import type { LegalSection } from '@laine/legal/legal-document.ts';
import { Trans } from '@lingui/react/macro';
import { ContentsList } from './contents-list.tsx';

/** Stays beside the text where there is room. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="sticky top-24 max-h-[calc(100svh-8rem)] overflow-y-auto pr-2">
      <h2 id="contents" className="mb-2 text-base tracking-normal">
        <Trans comment="Heading of the table of contents of a legal text">Contents</Trans>
      </h2>
      <ContentsList sections={sections} />
    </nav>
  );
}
