import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CounselNote } from './counsel-note.tsx';
import type { LegalData } from './legal-data.ts';
import { PrintButton } from './print-button.tsx';

type Props = { page: LegalData; lead: ReactNode };

export function LegalHead({ page, lead }: Props) {
  const { document, since, isReviewedByCounsel } = page;
  return (
    <header>
      <h1 className="text-[min(var(--text-3xl),8.8vw)] leading-tight hyphens-auto md:text-4xl">{document.title}</h1>
      <p className="mt-4 text-ink-soft md:text-lg">{document.summary}</p>
      {lead}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-ink-soft">
          <Trans comment="Under the title of a legal text; since is a date such as 16 November 2026">
            Version of {since}
          </Trans>
        </p>
        <PrintButton />
      </div>
      {!isReviewedByCounsel && <CounselNote />}
    </header>
  );
}
