import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { Trans } from '@lingui/react/macro';
import { ArrowRightLeft, Camera, Pencil, Sparkles, StickyNote, Undo2, Wrench } from 'lucide-react';
import { useState } from 'react';
import { callKey } from '../../../api/call-query.ts';
import { useAct } from '../../../api/use-act.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import type { StationDetail } from '../station-data.ts';
import { EditItemDialog } from './edit-item-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';

type Props = { item: ItemLife; station: StationDetail };

/** Cleaned, serviced, moved, damaged: one press each, and all of it stands in the history. */
export function ItemActions({ item, station }: Props) {
  const [asked, setAsked] = useState<'place' | 'damaged' | 'noted' | 'edit'>();
  const refreshes = [callKey(itemCalls.item), callKey(itemCalls.items)];
  const { act, isActing } = useAct(itemCalls.noteItems, { refreshes });
  const note = (what: 'cleaned' | 'serviced') => act({ stationId: station.id, itemIds: [item.id], act: what });
  const undo = useAct(itemCalls.undoService, { refreshes });
  const { serviceBefore } = item;
  const close = () => setAsked(undefined);
  const style = `${buttonStyle('quiet', 'small')} justify-start!`;
  return (
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        disabled={isActing}
        onClick={() => note('serviced')}
        className={`${buttonStyle('action', 'small')} justify-start!`}
      >
        <Wrench aria-hidden className="size-4" />
        <Trans comment="Button: a thing was looked over and repaired now">Serviced now</Trans>
      </button>
      <button type="button" disabled={isActing} onClick={() => note('cleaned')} className={style}>
        <Sparkles aria-hidden className="size-4" />
        <Trans comment="Button: a thing was cleaned now">Cleaned now</Trans>
      </button>
      <button type="button" onClick={() => setAsked('place')} className={style}>
        <ArrowRightLeft aria-hidden className="size-4" />
        <Trans comment="Button: another locker, spare, workshop or retired">Move</Trans>
      </button>
      <button type="button" onClick={() => setAsked('damaged')} className={style}>
        <Camera aria-hidden className="size-4" />
        <Trans comment="Button: write down damage of a thing, with a photo">Note damage</Trans>
      </button>
      <button type="button" onClick={() => setAsked('noted')} className={style}>
        <StickyNote aria-hidden className="size-4" />
        <Trans comment="Button: write something about a thing">Add a note</Trans>
      </button>
      <button type="button" onClick={() => setAsked('edit')} className={style}>
        <Pencil aria-hidden className="size-4" />
        <Trans comment="Button: change name or tag of a thing">Name and tag</Trans>
      </button>
      {serviceBefore && (
        <p className="col-span-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="figures">
            <ServiceChange before={serviceBefore.rentals} after={item.rentalsSinceService} />
          </span>
          <button
            type="button"
            disabled={undo.isActing}
            onClick={() => undo.act({ stationId: station.id, itemId: item.id })}
            className={buttonStyle('quiet', 'small')}
          >
            <Undo2 aria-hidden className="size-4" />
            <Trans comment="Button: a thing was not serviced after all, its rentals count on">Undo the service</Trans>
          </button>
        </p>
      )}
      {asked === 'place' && <PlaceDialog item={item} station={station} onClose={close} />}
      {asked === 'edit' && <EditItemDialog item={item} station={station} onClose={close} />}
      {(asked === 'damaged' || asked === 'noted') && <NoteDialog act={asked} item={item} onClose={close} />}
    </div>
  );
}

const ServiceChange = ({ before, after }: { before: number; after: number }) => (
  <Trans comment="What pressing 'serviced' has changed: the number of rentals before and after">
    Rentals since service: {before} → {after}
  </Trans>
);
