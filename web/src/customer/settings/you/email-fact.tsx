import { Trans } from '@lingui/react/macro';
import type { Contact } from '../settings-data.ts';

/** The address is the key to the account, so it isn't editable: anybody at an open browser could take it over. */
export function EmailFact({ email, contact }: { email: string; contact: Contact }) {
  const { email: contactEmail } = contact;
  return (
    <dl className="grid gap-1.5">
      <dt className="text-sm font-medium">
        <Trans>E-mail</Trans>
      </dt>
      <dd className="flex min-h-12 items-center rounded-control bg-foam px-4 py-2 break-all">{email}</dd>
      <dd className="text-xs text-ink-soft">
        <Trans>
          You sign in with this address, so it cannot be changed here. If you have a new one, write to us at{' '}
          <a href={`mailto:${contactEmail}`} className="prose-link">
            {contactEmail}
          </a>
          .
        </Trans>
      </dd>
    </dl>
  );
}
