import { paths } from '@laine/contract/paths.ts';
import { ACCOUNT_RESTORE_DAYS } from '@laine/rules/constants.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';

/** Leads straight to the deletion. A full page load, or the settings' section would be lost on the way. */
export function DeletionLead({ isSignedIn }: { isSignedIn: boolean }) {
  const target = paths.settings({ section: 'delete' });
  const days = ACCOUNT_RESTORE_DAYS;
  return (
    <section
      data-screen-only
      aria-labelledby="delete-title"
      className="mt-6 grid justify-items-start gap-3 rounded-card border border-line bg-paper p-5"
    >
      <h2 id="delete-title" className="text-lg">
        <Trans>Delete your account yourself</Trans>
      </h2>
      <p>
        <Trans>
          In your settings, in two steps. You see first what would be lost and what has to end before. For {days} days
          you can change your mind.
        </Trans>
      </p>
      {isSignedIn ? (
        <Link to={target} reloadDocument className={buttonStyle('action')}>
          <Trans comment="Link from the page about deleting data to that part of the settings">Go to deletion</Trans>
        </Link>
      ) : (
        <Link to={paths.login({ redirect: target })} className={buttonStyle('action')}>
          <Trans>Sign in and go to deletion</Trans>
        </Link>
      )}
    </section>
  );
}
