import type { ReactNode } from 'react';
import { GoogleIcon } from '../../ui/art/google-icon.tsx';
import { SocialIcon } from '../../ui/art/social-icon.tsx';
import { buttonStyle } from '../../ui/button/button-style.ts';

type Props = { provider: 'google' | 'facebook'; target: string; children: ReactNode };

/** A plain link: the server sends the browser on to the provider. */
export function ProviderLink({ provider, target, children }: Props) {
  const query = new URLSearchParams({ redirect: target }).toString();
  return (
    <a href={`/api/auth/login/${provider}?${query}`} className={`${buttonStyle('quiet')} w-full`}>
      {provider === 'google' ? (
        <GoogleIcon className="size-5" />
      ) : (
        <SocialIcon name="Facebook" className="size-5 text-[#0866ff]" />
      )}
      {children}
    </a>
  );
}
