import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useFreshAct } from '../../../ui/fresh/use-fresh-act.ts';
import { FreshSignIn } from '../../fresh/fresh-sign-in.tsx';
import type { StationDetail } from '../station-data.ts';

export function UpdateProgram({ station }: { station: StationDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [isTaken, setTaken] = useState<boolean>();
  const update = useFreshAct(stationCalls.updateStation, {
    onDone: ({ success }) => {
      setAsking(false);
      setTaken(success);
    },
  });
  const start = () => {
    setTaken(undefined);
    update.act({ stationId: station.id });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        disabled={!station.connected || update.isActing}
        onClick={() => setAsking(true)}
        className={buttonStyle('quiet', 'small')}
      >
        <Trans comment="Button: the station fetches a newer version of its program">Update the program</Trans>
      </button>
      <p aria-live="polite" className="text-sm">
        {update.isActing && <Trans comment="While the station fetches a newer version">Asking the station …</Trans>}
        {isTaken === true && <Trans>The update has begun. The log says how it ended.</Trans>}
        {isTaken === false && <Trans>The station does not update: it was set up without a command for that.</Trans>}
      </p>
      {isAsking && (
        <ConfirmDialog
          title={<Trans>Update the station’s program?</Trans>}
          confirm={<Trans comment="Button: the station fetches a newer version of its program">Update</Trans>}
          dismiss={<Trans>Not now</Trans>}
          isDisabled={update.isActing || update.needsSignIn}
          problem={update.problem}
          onConfirm={start}
          onClose={() => setAsking(false)}
        >
          <p className="mt-2 text-ink-soft">
            <Trans>It takes minutes and may start the program anew: its touch screen is then away for a moment.</Trans>
          </p>
          {update.needsSignIn && <FreshSignIn onDone={update.goOn} />}
        </ConfirmDialog>
      )}
    </div>
  );
}
