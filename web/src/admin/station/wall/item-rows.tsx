import { adminPaths } from '@laine/contract/admin-paths.ts';
import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { CopyableId } from '../../../ui/data/copyable-id.tsx';
import { placeWords } from '../items/item-words.ts';
import type { LockerData } from '../station-data.ts';

/** Items of the locker, stray items seen in it, and unknown tags. */
export function ItemRows({ locker: { items, rfids, strays, status: lockerStatus } }: { locker: LockerData }) {
  const { i18n } = useLingui();
  const isOut = lockerStatus === 'rented';
  const known = [...items, ...strays];
  const strangers = (rfids ?? []).filter((seen) => !known.some(({ rfid }) => isSameTag(seen, rfid)));
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
        {items.map(({ id, stationId, name, rfid, status, seenAt }) => (
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
                // Tags are compared on return: until then the last reading is older than the rental.
                <Trans comment="Where a thing is: somebody has rented it">with the renter</Trans>
              ) : status === 'found' ? (
                <Trans comment="An item whose tag was seen in its locker">seen</Trans>
              ) : seenAt === null ? (
                <Trans comment="An item that is on record, but no reader or person has seen it">not seen yet</Trans>
              ) : (
                <Trans comment="An item whose tag was not seen in its locker">not seen</Trans>
              )}
            </span>
            {rfid !== '' && <CopyableId id={rfid} />}
          </li>
        ))}
      </ul>
      {strays.map(({ id, name, place, lockerNumber }) => (
        <p key={id} className="text-sm">
          {place === 'locker' ? (
            <Trans comment="A thing whose tag was seen in the locker of another">
              {name} of locker {lockerNumber} was seen here
            </Trans>
          ) : (
            <Trans comment="A thing that is set aside, yet its tag was seen in this locker">{name} was seen here</Trans>
          )}
          {place !== 'locker' && <span className="text-ink-soft"> · {i18n._(placeWords[place])}</span>}
        </p>
      ))}
      {strangers.length > 0 && (
        <p className="text-sm">
          <Trans comment="Tags of things that belong elsewhere">Unknown tags seen here:</Trans>{' '}
          <span className="figures break-all">{strangers.join(', ')}</span>
        </p>
      )}
    </section>
  );
}
