import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Money } from '../../../ui/data/money.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';

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

/** In the place of 'Go Pay', because the note above the form may be out of view. */
export function DebtButton({ error }: { error: string | undefined }) {
  return (
    <div className="grid gap-2">
      <Link id="pay" to={paths.debts()} className={buttonStyle('primary')}>
        <Trans comment="Link to the page with what a customer owes">Pay it now</Trans>
      </Link>
      {error === undefined ? (
        <p className="text-center text-sm">
          <Trans comment="Below the button that leads to what a customer owes">
            Once your open payment is paid, you can book.
          </Trans>
        </p>
      ) : (
        <FieldError id="pay-error" text={error} />
      )}
    </div>
  );
}
