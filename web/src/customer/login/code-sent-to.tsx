import { Trans } from '@lingui/react/macro';

export function CodeSentTo({ email }: { email: string }) {
  return (
    <p className="text-ink-soft">
      <Trans>We sent a 6-digit code to your email</Trans>
      <strong className="block font-semibold break-all text-ink">{email}</strong>
    </p>
  );
}
