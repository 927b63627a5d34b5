import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PrintButton } from '../../legal/print-button.tsx';
import { DataPart, EntryFacts } from './data-part.tsx';
import { DataTime } from './data-time.tsx';
import type { Entry } from './described-data.ts';
import { DownloadLink } from './download-link.tsx';

type Props = { writtenAt: string; data: Entry };

/** Everything of the export, in words. It prints on paper without header, footer and buttons. */
export function OwnDataPage({ writtenAt, data }: Props) {
  const { t } = useLingui();
  const parts = useRef<HTMLDivElement>(null);
  // Paper cannot be unfolded.
  useEffect(() => {
    const unfold = () => parts.current?.querySelectorAll('details').forEach((part) => (part.open = true));
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="page-width pt-8 pb-28 md:pt-12 md:pb-36">
      <PageHead
        title={t({ message: 'Your data', comment: 'Heading in the settings: everything stored, to read and download' })}
      />
      <p data-screen-only>
        <Link
          to={paths.settings({ section: 'data' })}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm font-medium text-action hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Settings</Trans>
        </Link>
      </p>
      <h1 className="text-2xl md:text-3xl">
        <Trans comment="Heading in the settings: everything stored, to read and download">Your data</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        <Trans comment="A moment follows">
          Everything that is stored about you, as of <DataTime moment={writtenAt} />. Passwords, door codes and card
          numbers are not in it.
        </Trans>
      </p>
      <div data-screen-only className="mt-5 flex flex-wrap gap-3">
        <DownloadLink />
        <PrintButton />
      </div>
      <div ref={parts} className="mt-8 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
        {data.facts.length > 0 && <EntryFacts entry={data} />}
        {data.parts.map((part) => (
          <DataPart key={part.field} part={part} />
        ))}
      </div>
    </main>
  );
}
