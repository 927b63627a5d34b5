import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { LongTextField } from '../../../ui/field/long-text-field.tsx';
import { PhotoPicker } from '../../../ui/field/photo-picker.tsx';
import { usePhotos } from '../../../ui/field/use-photos.ts';

type Props = {
  act: 'damaged' | 'noted';
  item: { id: string; name: string; stationId: string };
  onClose: () => void;
  onDone?: () => void;
};

/** The call's limit. */
const MAX_PHOTOS = 3;

/** Damage or a note about one thing, with pictures. */
export function NoteDialog({ act, item, onClose, onDone }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [note, setNote] = useState('');
  const chosen = usePhotos(MAX_PHOTOS);
  const photoIds = chosen.photos.flatMap((photo) => photo.id ?? []);
  const noting = useAct(itemCalls.noteItems, {
    refreshes: [callKey(itemCalls.item), callKey(itemCalls.items)],
    isQuiet: true,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  const isEmpty = note.trim() === '' && photoIds.length === 0;
  return (
    <ConfirmDialog
      title={
        act === 'damaged' ? (
          <Trans comment="Button: write down damage of a thing, with a photo">Note damage</Trans>
        ) : (
          <Trans comment="Button: write something about a thing">Add a note</Trans>
        )
      }
      confirm={<Trans comment="Button of a form">Save</Trans>}
      dismiss={<Trans>Not now</Trans>}
      isDisabled={isEmpty || chosen.isSending || noting.isActing}
      problem={noting.problem}
      onConfirm={() => noting.act({ stationId: item.stationId, itemIds: [item.id], act, note: note.trim(), photoIds })}
      onClose={onClose}
    >
      <p className="mt-2 font-medium">{item.name}</p>
      <div className="mt-4 grid gap-5">
        <LongTextField
          id={id}
          name="note"
          label={t({ message: 'What is to be known', comment: 'Label: words about damage of a thing' })}
          value={note}
          onChange={setNote}
          maxLength={2000}
        />
        <PhotoPicker chosen={chosen} />
      </div>
    </ConfirmDialog>
  );
}
