import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import type { LockerData } from '../station-data.ts';

/** If no reader has answered for a locker, staff in front of it can confirm its contents, and undo that. */
export function ConfirmByEye({
  locker: { stationId, number: lockerNumber, lacks, rfids, status },
}: {
  locker: LockerData;
}) {
  const confirm = useAct(lockerCalls.confirmLocker, {
    isQuiet: true,
    refreshes: [callKey(stationCalls.adminStation, { stationId }), callKey(itemCalls.items)],
  });
  if (rfids !== null || status === 'rented') return null;
  const isSeen = lacks.length > 0;
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        disabled={confirm.isActing}
        onClick={() => confirm.act({ stationId, lockerNumber, isSeen })}
        className={buttonStyle('quiet', 'small')}
      >
        <Eye aria-hidden className="size-4" />
        {isSeen ? (
          <Trans comment="Button: staff stand before a locker and confirm what is in it">
            I see board, paddle and vest in it
          </Trans>
        ) : (
          <Trans comment="Button: takes back that staff saw everything in a locker">They are not all in it</Trans>
        )}
        <span className="sr-only"> {lockerNumber}</span>
      </button>
      <p className="text-sm text-ink-soft">
        <Trans>Your name and the time are written down with it.</Trans>
      </p>
      {confirm.problem !== undefined && <Problem text={confirm.problem} />}
    </div>
  );
}
