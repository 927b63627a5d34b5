import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';

/** A link that was cut off, mistyped or belongs to an account that is gone. */
export function BrokenLink() {
  return (
    <div role="alert" className="grid gap-4">
      <h1 className="text-2xl">
        <Trans>This link does not work</Trans>
      </h1>
      <p>
        <Trans>
          It may have been cut off on its way, or the account is gone. In your settings you can choose which messages
          you get.
        </Trans>
      </p>
      <Link to={paths.settings({ section: 'notices' })} className={`${buttonStyle('action')} justify-self-start`}>
        <Trans>Go to my settings</Trans>
      </Link>
    </div>
  );
}
