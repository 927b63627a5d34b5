import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';

export function EndLoginButton({ loginId, device }: { loginId: string; device: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { act, isActing, problem } = useAct(accountCalls.endLogin, {
    refreshes: [callKey(accountCalls.myLogins)],
    onDone: () => {
      setOpen(false);
      // The button goes with its row.
      focusSection('devices');
      notify({ tone: 'done', title: t`${device} is signed out` });
    },
    isQuiet: true,
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Trans comment="Button: end the login of another browser">Sign out</Trans>
        <span className="sr-only">{device}</span>
      </button>
      {isOpen && (
        <ConfirmDialog
          title={<Trans comment="device is such as 'Chrome, Android'">Sign out {device}?</Trans>}
          dismiss={
            <Trans comment="Button that closes the question whether to sign a browser out">Leave it signed in</Trans>
          }
          confirm={<Trans>Sign it out</Trans>}
          tone="final"
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({ loginId })}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>
              That browser can no longer see your bookings and door codes or open a door, until somebody signs in there
              again. Your bookings stay as they are.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
