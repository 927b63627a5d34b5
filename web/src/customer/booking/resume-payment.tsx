import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { buttonStyle } from '../../ui/button-style.ts';

/** A plain link: the payment page is the provider's. */
export function ResumePayment({ url }: { url: string }) {
  return (
    <a href={url} className={`${buttonStyle('primary')} mt-6 w-full sm:w-auto sm:min-w-64`}>
      <CreditCard aria-hidden className="size-5" />
      <Trans comment="Button back to the payment page">Resume payment</Trans>
    </a>
  );
}
