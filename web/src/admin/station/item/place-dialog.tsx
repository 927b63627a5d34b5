import { itemCalls, type TouchedByThings } from '@laine/contract/admin/item-calls.ts';
import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallInput } from '@laine/contract/call.ts';
import { ItemPlace } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { Problem } from '../../../ui/state/problem.tsx';
import { placeWords } from '../items/item-words.ts';
import { lockerOptions } from '../items/locker-options.ts';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { TouchedByMove } from './touched-by-move.tsx';

type Wish = CallInput<typeof itemCalls.placeItem>;
type Props = { item: ItemLife; station: StationDetail; onClose: () => void };

/** Into a locker, or aside: spare, workshop, retired. */
export function PlaceDialog({ item, station, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { id: stationId } = station;
  const [preview, setPreview] = useState<{ wish: Wish; touched: TouchedByThings }>();
  const placing = useAct(itemCalls.placeItem, {
    isQuiet: true,
    refreshes: [callKey(itemCalls.item), callKey(itemCalls.items), callKey(stationCalls.adminStation, { stationId })],
    onDone: onClose,
  });
  // A move that affects nobody happens at once; otherwise the dialog first shows whom.
  const form = useCallForm(itemCalls.previewPlaceItem, {
    start: { stationId, itemId: item.id, place: item.place, lockerNumber: item.lockerNumber },
    onDone: (touched) => {
      const wish = form.values as Wish;
      if (touched.movable.length + touched.unserved.length === 0) placing.act(wish);
      else setPreview({ wish, touched });
    },
  });
  const { place = item.place } = form.values;
  const locker = form.field('lockerNumber');
  const shown = preview && JSON.stringify(preview.wish) === JSON.stringify(form.values) ? preview : undefined;
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
        <LongTextField
          {...form.field('note')}
          label={t({ message: 'Note', comment: 'What staff write about a locker' })}
          maxLength={500}
        />
        <FormProblem form={form} />
        {placing.problem !== undefined && <Problem text={placing.problem} />}
        {!shown && (
          <FormButtons
            form={form}
            hasUndo={false}
            save={<Trans comment="Button: another locker, spare, workshop or retired">Move</Trans>}
          />
        )}
      </Form>
      {shown && (
        <section aria-live="polite" className="mt-4 grid gap-4 rounded-card border border-line bg-foam p-4">
          <TouchedByMove touched={shown.touched} timeZone={stationLabel(station).timeZone}>
            <Trans>Without it nobody gets this locker.</Trans>
          </TouchedByMove>
          <button
            type="button"
            disabled={placing.isActing}
            onClick={() => placing.act(shown.wish)}
            className={buttonStyle(shown.touched.unserved.length > 0 ? 'primary' : 'action')}
          >
            <Trans comment="Button: the thing is moved although bookings are touched by it">Move it all the same</Trans>
          </button>
        </section>
      )}
    </Drawer>
  );
}
