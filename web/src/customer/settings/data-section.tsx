import { paths } from '@laine/contract/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { DownloadLink } from './data/download-link.tsx';
import { sectionTitles } from './section-titles.ts';
import { Section } from './section.tsx';

export function DataSection() {
  const { i18n } = useLingui();
  return (
    <Section
      id="data"
      title={i18n._(sectionTitles.data)}
      note={<Trans>Everything that is stored about you: to read and print, or as a file for other programs.</Trans>}
    >
      <div className="flex flex-wrap gap-3">
        <Link to={paths.ownData()} className={buttonStyle('quiet', 'small')}>
          <FileText aria-hidden className="size-4" />
          <Trans comment="Link to a page with everything stored about the person">Read it</Trans>
        </Link>
        <DownloadLink />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        <Link to={paths.privacy()} className="prose-link">
          <Trans>How long we keep what, and why</Trans>
        </Link>
      </p>
    </Section>
  );
}
