import { Trans } from '@lingui/react/macro';
import { Camera, CircleCheck, CircleHelp, DoorOpen, Nfc, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { NoteDialog } from '../item/note-dialog.tsx';
import type { LockerData } from '../station-data.ts';
import { compareLocker } from './compare-locker.ts';
import { ReplaceTagDialog } from './replace-tag-dialog.tsx';
import type { SeenLocker } from './use-visit.ts';

type Thing = LockerData['items'][number];

type Props = {
  locker: LockerData;
  seen: SeenLocker;
  isReachable: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onScan: () => void;
};

/** One door of a visit: open, read and compare, and report items. */
export function VisitLocker({ locker, seen, isReachable, isBusy, onOpen, onScan }: Props) {
  const { number, items, rental } = locker;
  const [asked, setAsked] = useState<{ what: 'damage' | 'tag'; item: Thing }>();
  const compared = seen.rfids && compareLocker(items, seen.rfids);
  const close = () => setAsked(undefined);
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          <Trans>Locker {number}</Trans>
        </h2>
        <p aria-live="polite" className="text-sm">
          <DoorWord seen={seen} />
        </p>
      </div>
      {rental?.status === 'started' && (
        <p className="text-sm text-alert">
          <Trans>A rental is running: somebody’s things may be inside.</Trans>
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {items.map((item) => (
          // Parts that don't fit beside the name wrap together, or the name would break within a word.
          <li key={item.id} className="flex min-h-12 flex-wrap items-center gap-x-2 py-0.5 text-sm">
            <span className="flex min-w-fit grow items-center gap-2">
              {compared && <SeenSign isThere={compared.there.includes(item)} />}
              <span className="font-medium">{item.name}</span>
            </span>
            <span className="-ml-2 flex flex-wrap">
              <button
                type="button"
                onClick={() => setAsked({ what: 'tag', item })}
                className="flex min-h-11 items-center gap-1.5 rounded-control px-2 text-action hover:bg-tint"
              >
                <Nfc aria-hidden className="size-4 shrink-0" />
                <Trans comment="Button: give a thing a new tag">New tag</Trans>
              </button>
              <button
                type="button"
                onClick={() => setAsked({ what: 'damage', item })}
                className="flex min-h-11 items-center gap-1.5 rounded-control px-2 text-action hover:bg-tint"
              >
                <Camera aria-hidden className="size-4 shrink-0" />
                <Trans comment="Button: write down damage, with a photo; short">Damage</Trans>
              </button>
            </span>
          </li>
        ))}
      </ul>
      {compared && compared.strangers.length > 0 && (
        <p className="text-sm">
          <Trans comment="Tags of things that belong elsewhere">Unknown tags seen here:</Trans>{' '}
          <span className="figures break-all">{compared.strangers.join(', ')}</span>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          disabled={!isReachable || isBusy}
          onClick={onOpen}
          className={buttonStyle('quiet', 'small')}
        >
          <DoorOpen aria-hidden className="size-4" />
          <Trans comment="Button: opens the door of a locker">Open the door</Trans>
        </button>
        <button
          type="button"
          disabled={!isReachable || isBusy}
          onClick={onScan}
          className={buttonStyle('quiet', 'small')}
        >
          <ScanLine aria-hidden className="size-4" />
          <Trans comment="Button: reads the tags in a locker">Read the tags</Trans>
        </button>
      </div>
      {asked?.what === 'damage' && <NoteDialog act="damaged" item={asked.item} onClose={close} />}
      {asked?.what === 'tag' && <ReplaceTagDialog item={asked.item} isReachable={isReachable} onClose={close} />}
    </li>
  );
}

/** By the sensor, not by the command. */
function DoorWord({ seen: { isOpened, doing } }: { seen: SeenLocker }) {
  if (doing === 'opening') return <Trans comment="While a door is being opened">Opening …</Trans>;
  if (doing === 'scanning') return <Trans comment="While tags are being read">Reading tags …</Trans>;
  if (isOpened === true) return <Trans>The door is open: its sensor says so.</Trans>;
  if (isOpened === false) return <Trans comment="Of a door, during a visit">The door did not open.</Trans>;
  return null;
}

function SeenSign({ isThere }: { isThere: boolean }) {
  return isThere ? (
    <span className="flex items-center gap-1.5">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-on-green" />
      <span className="sr-only">
        <Trans comment="An item whose tag was seen in its locker">seen</Trans>
      </span>
    </span>
  ) : (
    <span className="flex items-center gap-1.5 text-alert">
      <CircleHelp aria-hidden className="size-5 shrink-0" />
      <span className="text-xs whitespace-nowrap">
        <Trans comment="An item whose tag was not seen in its locker">not seen</Trans>
      </span>
    </span>
  );
}
