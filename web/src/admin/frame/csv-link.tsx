import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';

/** A list as a CSV file. The browser fetches it itself, so a long one needs no memory of the page. */
export function CsvLink({ href }: { href: string }) {
  return (
    <a href={href} download className={buttonStyle('quiet', 'small')}>
      <Download aria-hidden className="size-4" />
      <Trans comment="Link: what the filters show, as a file for a spreadsheet">Export CSV</Trans>
    </a>
  );
}
