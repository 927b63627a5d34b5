import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';

/** Leads to the page for paying all debts. */
export function PayOwedLink() {
  return (
    <Link to={paths.debts()} className={`${buttonStyle('action')} mt-4 w-full sm:w-auto`}>
      <CreditCard aria-hidden className="size-5" />
      <Trans comment="Link to the page with what a customer owes">Pay it now</Trans>
    </Link>
  );
}
