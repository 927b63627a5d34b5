import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';

export function PrintButton() {
  return (
    <button type="button" data-screen-only className={buttonStyle('quiet', 'small')} onClick={() => print()}>
      <Printer aria-hidden className="size-4" />
      <Trans comment="Button that prints the page or saves it as a PDF">Print</Trans>
    </button>
  );
}
