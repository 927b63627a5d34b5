import { itemCalls, type TouchedByThings } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TouchedByMove } from '../item/touched-by-move.tsx';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { lockerOptions } from './locker-options.ts';

type Props = { station: StationDetail; onClose: () => void };

/** Exchanges everything in two lockers. */
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
  const [touched, setTouched] = useState<TouchedByThings>();
  // A swap that affects nobody happens at once; otherwise the dialog first shows whom.
  const preview = useAct(itemCalls.previewSwapLockers, {
    onDone: (answer, wish) => {
      if (answer.movable.length + answer.unserved.length === 0) swap.act(wish);
      else setTouched(answer);
    },
    isQuiet: true,
  });
  const choose = (set: (number: string | undefined) => void) => (number: string | undefined) => {
    setTouched(undefined);
    set(number);
  };
  const options = lockerOptions(station);
  const none = t({ message: 'Please choose', comment: 'Before something is chosen' });
  const isReady = one !== undefined && other !== undefined && one !== other;
  return (
    <ConfirmDialog
      title={<Trans comment="Button: everything in two lockers changes places">Swap two lockers</Trans>}
      confirm={
        touched ? (
          <Trans comment="Button: two lockers are swapped although bookings are touched by it">Swap all the same</Trans>
        ) : (
          <Trans comment="Button: do it, in the dialog about two lockers">Swap</Trans>
        )
      }
      dismiss={<Trans>Not now</Trans>}
      isDisabled={!isReady || swap.isActing || preview.isActing}
      problem={swap.problem ?? preview.problem}
      onConfirm={() => {
        if (!isReady) return;
        const wish = { stationId, lockerNumber: Number(one), otherLockerNumber: Number(other) };
        if (touched) swap.act(wish);
        else preview.act(wish);
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
          onChange={choose(setOne)}
          options={options}
          none={none}
        />
        <SelectField
          id={`${prefix}-other`}
          name="otherLockerNumber"
          label={t({ message: 'The other locker', comment: 'Second of two lockers that are swapped' })}
          value={other}
          onChange={choose(setOther)}
          options={options.filter(({ value }) => value !== one)}
          none={none}
        />
        {touched && (
          <section aria-live="polite" className="grid gap-4 rounded-card border border-line bg-foam p-4">
            <TouchedByMove touched={touched} timeZone={stationLabel(station).timeZone}>
              <Trans>Nobody gets these lockers until their things are seen in the new place.</Trans>
            </TouchedByMove>
          </section>
        )}
      </div>
    </ConfirmDialog>
  );
}
