import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { ItemPlace } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { placeWords } from '../items/item-words.ts';
import { lockerOptions } from '../items/locker-options.ts';
import type { StationDetail } from '../station-data.ts';

type Props = { item: ItemLife; station: StationDetail; onClose: () => void };

/** Into a locker, or aside: spare, workshop, retired. */
export function PlaceDialog({ item, station, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { id: stationId } = station;
  const form = useCallForm(itemCalls.placeItem, {
    start: { stationId, itemId: item.id, place: item.place, lockerNumber: item.lockerNumber },
    refreshes: [callKey(itemCalls.item), callKey(itemCalls.items), callKey(stationCalls.adminStation, { stationId })],
    onDone: onClose,
  });
  const { place = item.place } = form.values;
  const locker = form.field('lockerNumber');
  const leavesLocker = item.kind === 'board' && item.place === 'locker' && place !== 'locker';
  const { lockerNumber } = item;
  return (
    <Drawer title={<Trans comment="Button: another locker, spare, workshop or retired">Move</Trans>} onClose={onClose}>
      <Form form={form}>
        <ChoiceField
          {...form.field('place')}
          label={t({ message: 'Where it is', comment: 'Filter of things: locker, spare, workshop, retired' })}
          choices={ItemPlace.options.map((value) => ({ value, label: i18n._(placeWords[value]) }))}
        />
        {place === 'locker' && (
          <SelectField
            {...locker}
            value={String(locker.value ?? item.lockerNumber)}
            onChange={(number) => locker.onChange(number === undefined ? undefined : Number(number))}
            label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
            options={lockerOptions(station)}
          />
        )}
        {leavesLocker && (
          <p className="rounded-control bg-yellow p-3.5 text-sm text-on-yellow">
            <Trans>
              Without another board, locker {lockerNumber} goes out of service: whoever was to collect there gets
              another.
            </Trans>
          </p>
        )}
        <LongTextField
          {...form.field('note')}
          label={t({ message: 'Note', comment: 'What staff write about a locker' })}
          maxLength={500}
        />
        <FormProblem form={form} />
        <FormButtons
          form={form}
          hasUndo={false}
          save={<Trans comment="Button: another locker, spare, workshop or retired">Move</Trans>}
        />
      </Form>
    </Drawer>
  );
}
