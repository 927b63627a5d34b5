import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { callKey } from '../../../api/call-query.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FreshSignIn } from '../../../ui/fresh/fresh-sign-in.tsx';
import { useAddPasskey } from '../../../ui/fresh/use-add-passkey.ts';
import { usePasskeysPossible } from '../../../ui/hooks/use-passkeys-possible.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import type { SigningPerson } from './signing-person.ts';

export function AddPasskeyButton({ person }: { person: SigningPerson }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isPossible = usePasskeysPossible();
  const { add, isBusy, needsSignIn, forget, problem } = useAddPasskey(() => {
    // The browser is signed in with it from now on, which the list of devices says.
    for (const call of [passkeyCalls.passkeys, accountCalls.myLogins])
      void client.invalidateQueries({ queryKey: callKey(call) });
    notify({ tone: 'done', title: t`Your passkey is ready` });
  });
  if (!isPossible)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>This browser cannot make passkeys. Try another one, or your phone.</Trans>
      </p>
    );
  return (
    <>
      <button type="button" disabled={isBusy} onClick={add} className={buttonStyle('quiet', 'small')}>
        <Plus aria-hidden className="size-4" />
        {person.passkey.isHeld ? <Trans>Add another passkey</Trans> : <Trans>Add a passkey</Trans>}
      </button>
      {problem !== undefined && <Problem text={problem} />}
      {needsSignIn && (
        <Dialog title={<Trans>Is it you?</Trans>} onClose={forget}>
          <FreshSignIn {...person} onDone={add} />
        </Dialog>
      )}
    </>
  );
}
