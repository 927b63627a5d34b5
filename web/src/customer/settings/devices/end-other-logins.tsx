import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';

export function EndOtherLogins({ count }: { count: number }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { act, isActing, problem } = useAct(accountCalls.endOtherLogins, {
    refreshes: [callKey(accountCalls.myLogins)],
    onDone: () => {
      setOpen(false);
      focusSection('devices');
      notify({ tone: 'done', title: t`Only this device is signed in now` });
    },
    isQuiet: true,
  });
  return (
    <div className="mt-5 border-t border-line pt-5">
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <LogOut aria-hidden className="size-4" />
        <Trans comment="Button: end every login but the one of this browser">Sign out everywhere else</Trans>
      </button>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>Sign out everywhere else?</Trans>}
          dismiss={<Trans comment="Button that closes the question whether to sign others out">Leave them</Trans>}
          confirm={<Trans>Sign them out</Trans>}
          tone="final"
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({})}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Plural
              value={count}
              one="# other browser is signed out. You stay signed in here, and your bookings stay as they are."
              other="# other browsers are signed out. You stay signed in here, and your bookings stay as they are."
            />
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
