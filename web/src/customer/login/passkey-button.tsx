import { Declined } from '@laine/contract/client.ts';
import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { usePasskeySignIn } from '../../ui/fresh/use-passkey-sign-in.ts';
import { usePasskeysPossible } from '../../ui/hooks/use-passkeys-possible.ts';
import { Problem } from '../../ui/state/problem.tsx';

/** After it the browser loads the target anew, so that the whole page knows the login. */
export function PasskeyButton({ target }: { target: string }) {
  const isPossible = usePasskeysPossible();
  const { signIn, isBusy, problem } = usePasskeySignIn({
    onDone: () => location.assign(target),
    onProblem: (cause) => {
      const isBanned = cause instanceof Declined && cause.code === 'account-banned';
      // No other passkey would help; the login page says whom to ask.
      if (isBanned) location.assign(paths.login({ problem: 'banned' }));
      return isBanned;
    },
  });
  if (!isPossible) return null;
  return (
    <div>
      <button type="button" disabled={isBusy} onClick={signIn} className={`${buttonStyle('quiet')} w-full`}>
        <FingerprintPattern aria-hidden className="size-5 text-action" />
        <Trans comment="Button on the login page: by fingerprint, face or screen lock">Sign in with a passkey</Trans>
      </button>
      {problem !== undefined && <Problem text={problem} />}
    </div>
  );
}
