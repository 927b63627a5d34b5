import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { lockerCalls } from '@laine/contract/admin/locker-calls.ts';
import { stationCalls } from '@laine/contract/admin/station-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { callKey } from '../../../api/call-query.ts';
import { Drawer } from '../../../ui/dialog/drawer.tsx';
import { SwitchField } from '../../../ui/field/switch-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useCallForm } from '../../../ui/form/use-call-form.ts';
import { TagReader } from '../items/tag-reader.tsx';
import type { StationDetail } from '../station-data.ts';

type Props = { item: ItemLife; station: StationDetail; onClose: () => void };

/** Its name, its tag (typed or held to the reader), and whether it opens its door. */
export function EditItemDialog({ item, station, onClose }: Props) {
  const { t } = useLingui();
  const { id: stationId, connected } = station;
  const form = useCallForm(lockerCalls.editItem, {
    start: { itemId: item.id, name: item.name, rfid: item.rfid, canOpenDoor: item.canOpenDoor },
    isEdit: true,
    refreshes: [callKey(itemCalls.item), callKey(itemCalls.items), callKey(stationCalls.adminStation, { stationId })],
    onDone: onClose,
  });
  const tag = form.field('rfid');
  return (
    <Drawer title={<Trans comment="Button: change name or tag of a thing">Name and tag</Trans>} onClose={onClose}>
      <Form form={form}>
        <TextField
          {...form.field('name')}
          label={t({ message: 'Name', context: 'thing', comment: 'Of a board, paddle or vest' })}
        />
        <TextField {...tag} label={t({ message: 'Tag', comment: 'Radio tag on a thing' })} />
        <TagReader stationId={stationId} isReachable={connected} onRead={tag.onChange} />
        <SwitchField
          {...form.field('canOpenDoor')}
          label={t`Opens its locker at the reader`}
          hint={t`Usually the paddle: held to the reader, it opens the door for a return.`}
        />
        <FormProblem form={form} />
        <FormButtons form={form} />
      </Form>
    </Drawer>
  );
}
