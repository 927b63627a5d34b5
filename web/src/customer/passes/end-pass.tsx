import { passCalls } from '@laine/contract/public/pass-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '../../api/use-act.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { notify } from '../../ui/state/toast/toasts.ts';
import type { OwnPassData } from './passes-data.ts';

/** After the time to withdraw. That nothing comes back is said before, twice. */
export function EndPass({ pass }: { pass: OwnPassData }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { act, isActing, problem } = useAct(passCalls.endPass, {
    onDone: () => {
      setOpen(false);
      document.querySelector<HTMLElement>('#main')?.focus();
      notify({ tone: 'done', title: t`Your pass has ended` });
      void revalidate();
    },
    isQuiet: true,
  });
  const { name, lastDay } = pass;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" onClick={() => setOpen(true)} className={buttonStyle('quiet', 'small')}>
        <Trans>End the pass</Trans>
      </button>
      <p className="text-sm text-ink-soft">
        <Trans>The time to withdraw is over: nothing is paid back.</Trans>
      </p>
      {isOpen && (
        <ConfirmDialog
          title={<Trans>End your pass?</Trans>}
          tone="final"
          dismiss={<Trans comment="Button that closes the question whether to end a pass">Keep my pass</Trans>}
          confirm={<Trans comment="Button: ends a pass for good">End it, nothing is paid back</Trans>}
          isDisabled={isActing}
          problem={problem}
          onConfirm={() => act({ passId: pass.id })}
          onClose={() => setOpen(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans comment="name is such as Laine Eesti, lastDay a date">
              {name} would hold until {lastDay}. It ends at once and for good, and you get no money back. Hours that you
              have booked stay as they are.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
