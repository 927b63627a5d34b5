import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Contents } from './contents.tsx';
import { FoldedContents } from './folded-contents.tsx';
import type { LegalData } from './legal-data.ts';
import { LegalHead } from './legal-head.tsx';
import { LegalSection } from './legal-section.tsx';

/** Long titles may break here on a narrow screen; the browser's tab doesn't need it. */
const SOFT_HYPHEN = '\u00AD';

type Props = { page: LegalData; /** Actions of the page, above the text. */ lead?: ReactNode };

export function LegalPage({ page, lead }: Props) {
  const { document, origin } = page;
  const { title, summary, sections } = document;
  return (
    <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 wrap-anywhere md:pt-14 md:pb-36">
      <PageHead title={title.replaceAll(SOFT_HYPHEN, '')} description={summary} />
      <div className="grid-cols-[15rem_minmax(0,1fr)] gap-x-14 lg:grid xl:gap-x-20">
        <div data-screen-only className="max-lg:hidden">
          <Contents sections={sections} />
        </div>
        <article className="min-w-0 max-w-[46rem]">
          <LegalHead page={page} lead={lead} />
          <FoldedContents sections={sections} />
          {sections.map((section, place) => (
            <LegalSection key={section.id} section={section} number={place + 1} origin={origin} />
          ))}
        </article>
      </div>
    </main>
  );
}
