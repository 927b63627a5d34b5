import type { LoginProblem } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import { EmailForm } from './email-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ProviderLinks } from './provider-links.tsx';
import { SignInProviders } from './sign-in-providers.ts';

type Props = {
  email: string;
  target: string;
  problem: LoginProblem | null;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  onRecovery: () => void;
};

export function OptionsStep({ email, target, problem, onEmail, onSent, onRecovery }: Props) {
  const { google, facebook } = useContext(SignInProviders);
  const hasProviders = google || facebook;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="text-2xl">
          <Trans>Welcome aboard</Trans>
        </h1>
        <p className="mt-1.5 text-ink-soft">
          <Trans>Sign in to book. New here? This creates your account.</Trans>
        </p>
      </div>
      {problem && <ProblemNote problem={problem} />}
      {hasProviders && (
        <>
          <div className="grid grid-cols-1 gap-3">
            <ProviderLinks target={target} />
          </div>
          <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            <Trans comment="Between the Google and Facebook buttons and the e-mail field">or</Trans>
          </p>
        </>
      )}
      <EmailForm email={email} onEmail={onEmail} onSent={onSent}>
        <Trans>Continue with Email</Trans>
      </EmailForm>
      {/* Below the field: visitors without a passkey reach the address field without passing it. */}
      <div className="-mt-2 grid grid-cols-1 gap-1">
        <PasskeyButton target={target} />
        <button
          type="button"
          onClick={onRecovery}
          className="-mb-3 min-h-11 justify-self-center px-2 text-sm text-ink-soft hover:text-action hover:underline"
        >
          <Trans comment="Button on the login page, for whoever has lost their device">Use a recovery code</Trans>
        </button>
      </div>
      <noscript>
        <p className="text-sm text-ink-soft">
          {hasProviders ? (
            <Trans>Signing in by e-mail needs JavaScript; the buttons above work without it.</Trans>
          ) : (
            <Trans>Signing in by e-mail needs JavaScript.</Trans>
          )}
        </p>
      </noscript>
    </div>
  );
}
