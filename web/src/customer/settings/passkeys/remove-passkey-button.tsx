import { type Passkey, passkeyCalls } from '@laine/contract/public/passkey-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { FreshSignIn } from '../../../ui/fresh/fresh-sign-in.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';
import type { SigningPerson } from './signing-person.ts';

export function RemovePasskeyButton({ passkey, person }: { passkey: Passkey; person: SigningPerson }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = passkey;
  const { act, isActing, needsSignIn, goOn, problem } = useFreshAct(passkeyCalls.removePasskey, {
    refreshes: [callKey(passkeyCalls.passkeys)],
    onDone: () => {
      setOpen(false);
      // The button goes with its row.
      focusSection('passkeys');
      notify({ tone: 'done', title: t`The passkey is removed` });
    },
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: remove a passkey">Remove</Trans>
        <span className="sr-only">{name}</span>
      </button>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>Remove this passkey?</Trans>}
          dismiss={<Trans comment="Button that closes the question whether to remove a passkey">Keep it</Trans>}
          confirm={<Trans>Remove the passkey</Trans>}
          tone="final"
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({ passkeyId: passkey.id })}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans comment="name is what a passkey is called, such as 'Chrome, Android'">
              {name} does not sign you in any more. You can delete it on your device as well.
            </Trans>
          </p>
          {needsSignIn && <FreshSignIn {...person} onDone={goOn} />}
        </ConfirmDialog>
      )}
    </>
  );
}
