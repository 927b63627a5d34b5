import { paths } from '@laine/contract/paths.ts';
import { formatPhone } from '@laine/rules/people/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/data/badge.tsx';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import type { AlertMessagesData } from './alert-messages-data.ts';

/** The address and the number of the account, which are changed in its settings. */
export function WaysToMe({ data: { email, phone, reachedAt } }: { data: AlertMessagesData }) {
  return (
    <div className="grid gap-3">
      <Facts>
        <Fact label={<Trans comment="An e-mail address">E-mail</Trans>}>
          <span className="break-all">{email}</span> <Reached isReached={reachedAt.email !== null} />
        </Fact>
        <Fact label={<Trans comment="A phone number">Phone</Trans>}>
          {phone === null ? (
            <Trans>None yet: nothing can reach you by SMS, not even when somebody is missing.</Trans>
          ) : (
            <>
              <span className="figures whitespace-nowrap">{formatPhone(phone)}</span>{' '}
              <Reached isReached={reachedAt.sms !== null} />
            </>
          )}
        </Fact>
      </Facts>
      <p className="text-sm">
        <Link to={paths.settings({ section: 'you' })} className="font-medium text-action underline underline-offset-4">
          {phone === null ? (
            <Trans comment="Link to the settings of the account">Add your phone number in your settings</Trans>
          ) : (
            <Trans comment="Link to the settings of the account">Change it in your settings</Trans>
          )}
        </Link>
      </p>
    </div>
  );
}

/** Confirmed by the code of a test. */
function Reached({ isReached }: { isReached: boolean }) {
  return isReached ? (
    <Badge tone="green" icon={Check}>
      <Trans comment="A phone number or address that was tried out with a test message">Tested</Trans>
    </Badge>
  ) : (
    <Badge tone="yellow" icon={TriangleAlert}>
      <Trans comment="A phone number or address that was not tried out with a test message">Not tested</Trans>
    </Badge>
  );
}
