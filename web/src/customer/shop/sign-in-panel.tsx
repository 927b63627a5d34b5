import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ProviderLinks } from '../login/provider-links.tsx';

/** Every way to sign in leads back to `target`, which names what was chosen. */
export function SignInPanel({ target }: { target: string }) {
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-foam p-[min(1.25rem,5vw)]">
      <h3 className="text-base">
        <Trans>Sign in to buy</Trans>
      </h3>
      <p className="text-sm text-ink-soft">
        <Trans>It takes half a minute, without a password. What you have chosen stays.</Trans>
      </p>
      <Link to={paths.login({ redirect: target })} className={buttonStyle('primary')}>
        <Trans>Continue with Email</Trans>
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @md:grid-cols-2">
        <ProviderLinks target={target} />
      </div>
    </div>
  );
}
