import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { CopyableId } from '../../../ui/data/copyable-id.tsx';
import type { LockerData } from '../station-data.ts';

type Props = Pick<LockerData, 'items' | 'rfids'> & { isOut: boolean };

/** What belongs in the locker, and tags that were seen there and belong to nothing. */
export function ItemRows({ items, rfids, isOut }: Props) {
  const own = new Set(items.map(({ rfid }) => rfid.toLowerCase()));
  const strangers = (rfids ?? []).filter((rfid) => !own.has(rfid.toLowerCase()));
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">
        <Trans comment="Heading: board, paddle, vest of a locker">Items</Trans>
      </h3>
      {items.length === 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>Nothing is assigned to this locker.</Trans>
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {items.map(({ id, stationId, name, rfid, status }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 text-sm">
            {isOut ? (
              <Waves aria-hidden className="size-5 shrink-0 text-ink-soft" />
            ) : status === 'found' ? (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-on-green" />
            ) : (
              <CircleHelp aria-hidden className="size-5 shrink-0 text-alert" />
            )}
            <Link to={adminPaths.item(stationId, id)} className="prose-link grow font-medium">
              {name}
            </Link>
            <span className="text-xs text-ink-soft">
              {isOut ? (
                // Tags are compared when the board is back: until then the last word is older than the rental.
                <Trans comment="Where a thing is: somebody has rented it">with the renter</Trans>
              ) : status === 'found' ? (
                <Trans comment="An item whose tag was seen in its locker">seen</Trans>
              ) : (
                <Trans comment="An item whose tag was not seen in its locker">not seen</Trans>
              )}
            </span>
            <CopyableId id={rfid} />
          </li>
        ))}
      </ul>
      {strangers.length > 0 && (
        <p className="text-sm">
          <Trans comment="Tags of things that belong elsewhere">Unknown tags seen here:</Trans>{' '}
          <span className="figures break-all">{strangers.join(', ')}</span>
        </p>
      )}
    </section>
  );
}
