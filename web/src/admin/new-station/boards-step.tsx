import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NewItemDialog } from '../station/items/new-item-dialog.tsx';
import type { StationDetail } from '../station/station-data.ts';
import { KitCard } from './kit-card.tsx';
import { StationStands } from './station-stands.tsx';

/** Board, paddle and vest go into each locker; with the first that is complete the station can open. */
export function BoardsStep({ station }: { station: StationDetail }) {
  const { t } = useLingui();
  const [addsTo, setAddsTo] = useState<number>();
  return (
    <div className="grid max-w-4xl gap-6">
      {station.reasonsNotToOpen.includes('no-boards-seen') ? null : <StationStands station={station} />}
      <div>
        <h2 className="text-lg">
          <Trans comment="Heading: boards, paddles and vests are put into the lockers of a new station">
            Put boards into the lockers
          </Trans>
        </h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          <Trans>
            A locker is given to customers once board, paddle and vest were seen in it: by its reader, or by you where
            there is none. Put all three in, close the door and read the tags; then say which tag is what.
          </Trans>
        </p>
      </div>
      <ul
        aria-label={t({ message: 'Lockers to fill', comment: 'Name of a list, for screen readers' })}
        className="grid gap-3 sm:grid-cols-2"
      >
        {station.lockers.map((locker) => (
          <KitCard
            key={locker.number}
            locker={locker}
            isReachable={station.connected}
            onAdd={() => setAddsTo(locker.number)}
          />
        ))}
      </ul>
      {addsTo !== undefined && (
        <NewItemDialog station={station} lockerNumber={addsTo} onClose={() => setAddsTo(undefined)} />
      )}
    </div>
  );
}
