import { Declined } from '@laine/contract/client.ts';
import type { Passkey } from '@laine/contract/public/passkey-calls.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { passkeyProblemText } from '../../api/passkey-trouble.ts';

/** Makes a passkey on this device. If `needsSignIn` is true, a fresh sign-in comes first, and then `add` once more. */
export function useAddPasskey(onDone: (passkey: Passkey) => void) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const needsSignIn = trouble instanceof Declined && trouble.code === 'fresh-sign-in-needed';
  const add = async () => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { addPasskey } = await import('../../api/passkeys.ts');
      onDone(await addPasskey());
    } catch (cause) {
      setTrouble(cause);
    } finally {
      setBusy(false);
    }
  };
  return {
    add: () => void add(),
    isBusy,
    needsSignIn,
    forget: () => setTrouble(undefined),
    /** Any other problem. */
    problem: trouble === undefined || needsSignIn ? undefined : passkeyProblemText(trouble, i18n),
  };
}
