import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ProviderLink } from '../../login/provider-link.tsx';
import { CoverCard } from './cover-card.tsx';
import { markComeBack } from './draft-store.ts';

/** Covers the personal part of the form for visitors. Every way to sign in leads back here, and the choice is saved. */
export function LoginCover({ stationId }: { stationId: string }) {
  const target = paths.station(stationId);
  return (
    <CoverCard id="login-cover" title={<Trans>Sign in to book</Trans>}>
      <p className="text-sm text-ink-soft">
        <Trans>It takes half a minute, without a password. Your day, time and boards stay as you chose them.</Trans>
      </p>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2.5" onClickCapture={markComeBack}>
        <Link to={paths.login({ redirect: target })} className={buttonStyle('primary')}>
          <Trans>Continue with Email</Trans>
        </Link>
        <ProviderLink provider="google" target={target}>
          <Trans>Continue with Google</Trans>
        </ProviderLink>
        <ProviderLink provider="facebook" target={target}>
          <Trans>Continue with Facebook</Trans>
        </ProviderLink>
      </div>
    </CoverCard>
  );
}
