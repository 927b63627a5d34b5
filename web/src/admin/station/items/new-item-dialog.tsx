import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import type { StationDetail } from '../station-data.ts';
import { lockerOptions } from './locker-options.ts';
import { TagReader } from './tag-reader.tsx';

type Props = { station: StationDetail; /** Otherwise the first. */ lockerNumber?: number; onClose: () => void };

/** A new board, paddle or vest. Its tag is typed, or held to the station's reader. */
export function NewItemDialog({ station, lockerNumber = station.lockers[0]?.number, onClose }: Props) {
  const { t } = useLingui();
  const { id: stationId, connected } = station;
  const form = useCallForm(lockerCalls.newItem, {
    start: { stationId, canOpenDoor: false, status: 'not-found', ...(lockerNumber && { lockerNumber }) },
    refreshes: [callKey(itemCalls.items), callKey(stationCalls.adminStation, { stationId })],
    onDone: onClose,
  });
  const locker = form.field('lockerNumber');
  const tag = form.field('rfid');
  return (
    <Drawer title={<Trans comment="Button: enter a new board, paddle or vest">Add an item</Trans>} onClose={onClose}>
      <Form form={form}>
        <TextField
          {...form.field('name')}
          label={t({ message: 'Name', context: 'thing', comment: 'Of a board, paddle or vest' })}
          hint={t`Such as Board 3: what it is, and its number.`}
        />
        <TextField
          {...tag}
          label={t({ message: 'Tag', comment: 'Radio tag on a thing' })}
          hint={t`As the reader shows it: digits and letters from A to F, such as E280 1160 6000 0207.`}
        />
        <TagReader stationId={stationId} isReachable={connected} onRead={tag.onChange} />
        <SelectField
          {...locker}
          value={locker.value === null || locker.value === undefined ? undefined : String(locker.value)}
          onChange={(number) => locker.onChange(number === undefined ? undefined : Number(number))}
          label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
          options={lockerOptions(station)}
        />
        <SwitchField
          {...form.field('canOpenDoor')}
          label={t`Opens its locker at the reader`}
          hint={t`Usually the paddle: held to the reader, it opens the door for a return.`}
        />
        <FormProblem form={form} />
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: enter a new board, paddle or vest">Add an item</Trans>}
        />
      </Form>
    </Drawer>
  );
}
