import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../../ui/state/toast/toasts.ts';
import { focusSection } from '../focus-section.ts';
import { OwnDate } from '../own-date.tsx';

/** On a phone this button replaces the one before it: the second tap of a double tap must not delete. */
const READY_AFTER_MS = 600;

export function LastQuestion({ removedOn, onClose }: { removedOn: string; onClose: () => void }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isReady, setReady] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const finish = async () => {
    await revalidate();
    onClose();
    notify({ tone: 'done', title: t`Your account is deactivated` });
    focusSection('delete');
  };
  const { act, isActing, problem } = useAct(accountCalls.deleteMe, {
    refreshes: [callKey(accountCalls.deletionForecast), callKey(accountCalls.myLogins)],
    onDone: () => {
      // The page behind still offers to delete until it has been read anew, so the question stays busy that long.
      setDone(true);
      void finish();
    },
    isQuiet: true,
  });
  return (
    <ConfirmDialog
      title={<Trans>Delete your account now?</Trans>}
      tone="final"
      dismiss={<Trans comment="Button: do not delete the account">Keep my account</Trans>}
      confirm={<Trans comment="Button: really delete the account">Delete my account</Trans>}
      isDisabled={isActing || isDone || !isReady}
      problem={problem}
      onConfirm={() => act({})}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans comment="A date follows">
          You can take it back until <OwnDate moment={removedOn} />, here or by signing in. After that nobody can.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
