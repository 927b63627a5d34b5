import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Money } from '../../../ui/data/money.tsx';

/** Above the form: nobody should fill in everything first, and then learn of a debt. */
export function DebtNote({ owesInCents }: { owesInCents: number }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-yellow p-3.5 text-sm text-on-yellow">
      <p className="flex gap-2.5 font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <Trans comment="A sum follows, in the booking form of somebody who owes it">
            You have an open payment of <Money cents={owesInCents} />. Once it is paid, you can book.
          </Trans>
        </span>
      </p>
      <Link to={paths.debts()} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Link to the page with what a customer owes">Pay it now</Trans>
      </Link>
    </div>
  );
}
