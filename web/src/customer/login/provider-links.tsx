import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { ProviderLink } from './provider-link.tsx';
import { SignInProviders } from './sign-in-providers.ts';

/** The buttons of the providers that there are; the parent arranges them. */
export function ProviderLinks({ target }: { target: string }) {
  const { google, facebook } = useContext(SignInProviders);
  return (
    <>
      {google && (
        <ProviderLink provider="google" target={target}>
          <Trans>Continue with Google</Trans>
        </ProviderLink>
      )}
      {facebook && (
        <ProviderLink provider="facebook" target={target}>
          <Trans>Continue with Facebook</Trans>
        </ProviderLink>
      )}
    </>
  );
}
