import { paths } from '@laine/contract/paths.ts';
import { formatPhone } from '@laine/rules/format-phone.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import type { AlertMessagesData } from './alert-messages-data.ts';

/** The address and the number of the account, which are changed in its settings. */
export function WaysToMe({ data: { email, phone } }: { data: AlertMessagesData }) {
  return (
    <div className="grid gap-3">
      <Facts>
        <Fact label={<Trans comment="An e-mail address">E-mail</Trans>}>
          <span className="break-all">{email}</span>
        </Fact>
        <Fact label={<Trans comment="A phone number">Phone</Trans>}>
          {phone === null ? (
            <Trans>None yet: nothing can reach you by SMS, not even when somebody is missing.</Trans>
          ) : (
            <span className="figures whitespace-nowrap">{formatPhone(phone)}</span>
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
