import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { TagReader } from '../items/tag-reader.tsx';
import type { LockerData } from '../station-data.ts';

type Props = { item: LockerData['items'][number]; isReachable: boolean; onClose: () => void };

/** A thing gets the tag that is held to the station's reader. */
export function ReplaceTagDialog({ item, isReachable, onClose }: Props) {
  const { id: itemId, stationId, name, rfid } = item;
  const [read, setRead] = useState<string>();
  const edit = useAct(lockerCalls.editItem, {
    refreshes: [callKey(stationCalls.adminStation, { stationId }), callKey(itemCalls.items)],
    isQuiet: true,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={<Trans comment="Button: give a thing a new tag">New tag</Trans>}
      confirm={<Trans comment="Button: the tag that was read belongs to this thing">Use this tag</Trans>}
      dismiss={<Trans>Not now</Trans>}
      isDisabled={read === undefined || edit.isActing}
      problem={edit.problem}
      onConfirm={() => read !== undefined && edit.act({ itemId, rfid: read })}
      onClose={onClose}
    >
      <p className="mt-2 font-medium">{name}</p>
      <p className="figures text-sm break-all text-ink-soft">
        {rfid}
        {read !== undefined && ` → ${read}`}
      </p>
      <div className="mt-4">
        <TagReader stationId={stationId} isReachable={isReachable} onRead={setRead} />
      </div>
    </ConfirmDialog>
  );
}
