import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { StationDetail } from '../station-data.ts';
import { lockerOptions } from './locker-options.ts';

type Props = { station: StationDetail; onClose: () => void };

/** Everything of two lockers changes places in one act. */
export function SwapDialog({ station, onClose }: Props) {
  const { t } = useLingui();
  const { id: stationId } = station;
  const prefix = useId();
  const [one, setOne] = useState<string>();
  const [other, setOther] = useState<string>();
  const swap = useAct(lockerCalls.swapLockers, {
    refreshes: [callKey(itemCalls.items), callKey(stationCalls.adminStation, { stationId })],
    onDone: onClose,
    isQuiet: true,
  });
  const options = lockerOptions(station);
  const none = t({ message: 'Please choose', comment: 'Before something is chosen' });
  const isReady = one !== undefined && other !== undefined && one !== other;
  return (
    <ConfirmDialog
      title={<Trans comment="Button: everything in two lockers changes places">Swap two lockers</Trans>}
      confirm={<Trans comment="Button: do it, in the dialog about two lockers">Swap</Trans>}
      dismiss={<Trans>Not now</Trans>}
      isDisabled={!isReady || swap.isActing}
      problem={swap.problem}
      onConfirm={() => {
        if (isReady) swap.act({ stationId, lockerNumber: Number(one), otherLockerNumber: Number(other) });
      }}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-soft">
        <Trans>Carry everything over at the station. Not while a board of either is out.</Trans>
      </p>
      <div className="mt-4 grid gap-4">
        <SelectField
          id={`${prefix}-one`}
          name="lockerNumber"
          label={t({ message: 'One locker', comment: 'First of two lockers that are swapped' })}
          value={one}
          onChange={setOne}
          options={options}
          none={none}
        />
        <SelectField
          id={`${prefix}-other`}
          name="otherLockerNumber"
          label={t({ message: 'The other locker', comment: 'Second of two lockers that are swapped' })}
          value={other}
          onChange={setOther}
          options={options.filter(({ value }) => value !== one)}
          none={none}
        />
      </div>
    </ConfirmDialog>
  );
}
