import { adminPaths } from '@laine/contract/admin-paths.ts';
import { itemCalls } from '@laine/contract/admin/item-calls.ts';
import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { ItemPlace } from '@laine/contract/states.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Filter } from '../../../ui/table/list-address.ts';
import { TableFilters } from '../../../ui/table/table-filters.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { ItemBadge } from './item-badge.tsx';
import { placeWords } from './item-words.ts';
import { NewItemDialog } from './new-item-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';

const TICK_MS = 15_000;
const Address = z.object({ place: Filter(ItemPlace) });

type Items = CallAnswer<typeof itemCalls.items>;
type Props = { loaded: StationDetail; loadedItems: Items; serverNow: string };

/** All items of the station: in its lockers, and set aside. */
export function ItemsPage({ loaded, loadedItems, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => <ItemList station={station} loadedItems={loadedItems} now={now} />}
    </StationFrame>
  );
}

type ListProps = { station: StationDetail; loadedItems: Items; now: Temporal.Instant };

function ItemList({ station, loadedItems, now }: ListProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<'new' | 'swap'>();
  const list = useListAddress(Address);
  const { items, serviceAfterRentals } =
    useCall(itemCalls.items, { stationId: station.id }, { initialData: loadedItems }).data ?? loadedItems;
  const { timeZone } = stationLabel(station);
  // Retired items are shown only on request.
  const rows = items.filter(({ place }) => (list.shown.place ? place === list.shown.place : place !== 'retired'));
  const outOf = new Set(station.lockers.filter(({ status }) => status === 'rented').map(({ number }) => number));
  const close = () => setAsked(undefined);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
          <SelectField
            {...list.field('place')}
            label={t({ message: 'Where it is', comment: 'Filter of things: locker, spare, workshop, retired' })}
            options={ItemPlace.options.map((value) => ({ value, label: i18n._(placeWords[value]) }))}
            none={t({ message: 'All in use', comment: 'No filter: all things but those that are retired' })}
          />
        </TableFilters>
        <div className="flex flex-wrap gap-2">
          <button type="button" onClick={() => setAsked('swap')} className={buttonStyle('quiet', 'small')}>
            <ArrowLeftRight aria-hidden className="size-4" />
            <Trans comment="Button: everything in two lockers changes places">Swap two lockers</Trans>
          </button>
          <button type="button" onClick={() => setAsked('new')} className={buttonStyle('action', 'small')}>
            <Plus aria-hidden className="size-4" />
            <Trans comment="Button: enter a new board, paddle or vest">Add an item</Trans>
          </button>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Service is due after {serviceAfterRentals} rentals.</Trans>
      </p>
      <div className="group-data-cut:grayscale">
        <Table
          caption={t({ message: 'Items', comment: 'Tab: boards, paddles and vests of a station' })}
          columns={columns(now, timeZone, outOf)}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => adminPaths.item(station.id, id)}
          {...(rows.length === 0 && {
            instead: list.isFiltered ? (
              <EmptyState isInside title={<Trans>Nothing matches</Trans>} />
            ) : (
              <EmptyState isInside title={<Trans>No items yet</Trans>}>
                <Trans>Without tagged things nobody sees whether a board is back.</Trans>
              </EmptyState>
            ),
          })}
        />
      </div>
      {asked === 'new' && <NewItemDialog station={station} onClose={close} />}
      {asked === 'swap' && <SwapDialog station={station} onClose={close} />}
    </>
  );
}

const columns = (now: Temporal.Instant, timeZone: string, outOf: ReadonlySet<number>): readonly Column<ItemLife>[] => [
  {
    key: 'name',
    heading: <Trans comment="Column: a board, paddle or vest">Item</Trans>,
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    onCard: 'title',
  },
  {
    key: 'state',
    heading: <Trans>Status</Trans>,
    cell: (item) => <ItemBadge item={item} isOut={outOf.has(item.lockerNumber)} />,
    onCard: 'corner',
  },
  {
    key: 'locker',
    heading: <Trans comment="Column: number of a locker">Locker</Trans>,
    cell: ({ place, lockerNumber }) => (place === 'locker' ? lockerNumber : '–'),
    align: 'end',
  },
  {
    key: 'rentals',
    heading: <Trans comment="Column: how often a thing was rented since it was serviced">Rentals since service</Trans>,
    cell: ({ rentalsSinceService }) => rentalsSinceService,
    align: 'end',
  },
  {
    key: 'serviced',
    heading: <Trans comment="Column: when a thing was last serviced">Last service</Trans>,
    cell: ({ servicedAt }) =>
      servicedAt === null ? '–' : <RelativeTime moment={servicedAt} now={now} timeZone={timeZone} />,
    needs: 'lg',
  },
  {
    key: 'cleaned',
    heading: <Trans comment="Column: when a thing was last cleaned">Last cleaned</Trans>,
    cell: ({ cleanedAt }) =>
      cleanedAt === null ? '–' : <RelativeTime moment={cleanedAt} now={now} timeZone={timeZone} />,
    needs: 'lg',
  },
];
