import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { passkeyProblemText } from '../../api/passkey-trouble.ts';

type Options = { onDone: () => void; onProblem?: (cause: unknown) => boolean };

/** Signs in with a passkey of the device. `onProblem` may take a problem on itself. */
export function usePasskeySignIn({ onDone, onProblem = () => false }: Options) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signIn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { signInWithPasskey } = await import('../../api/passkeys.ts');
      await signInWithPasskey();
      onDone();
    } catch (cause) {
      if (!onProblem(cause)) setProblem(passkeyProblemText(cause, i18n));
    } finally {
      setBusy(false);
    }
  };
  return { signIn: () => void signIn(), isBusy, problem };
}
