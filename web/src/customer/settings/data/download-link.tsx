import { callAddress } from '@laine/contract/client.ts';
import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { buttonStyle } from '../../../ui/button/button-style.ts';

/** A plain link, so that the browser saves it and nothing large is held in memory. */
export function DownloadLink() {
  return (
    <a href={callAddress(accountCalls.exportMe, {})} download className={buttonStyle('quiet', 'small')}>
      <Download aria-hidden className="size-4" />
      <Trans comment="Link: a file with everything stored about the person">Download as JSON</Trans>
    </a>
  );
}
