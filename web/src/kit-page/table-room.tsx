import { SessionStatus } from '@laine/contract/states.ts';
import { Ban } from 'lucide-react';
import { z } from 'zod';
import { buttonStyle } from '../ui/button/button-style.ts';
import { Money } from '../ui/data/money.tsx';
import { SessionBadge } from '../ui/data/session-badge.tsx';
import { ZonedTime } from '../ui/data/zoned-time.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { SelectField } from '../ui/field/select-field.tsx';
import { EmptyState } from '../ui/state/empty-state.tsx';
import { notify } from '../ui/state/toast/toasts.ts';
import type { Column } from '../ui/table/column.ts';
import { Filter, OrderBy, PageNumber } from '../ui/table/list-address.ts';
import { ListPager } from '../ui/table/list-pager.tsx';
import { OrderSelect } from '../ui/table/order-select.tsx';
import { SelectionBar } from '../ui/table/selection-bar.tsx';
import { selectionColumn } from '../ui/table/selection-column.tsx';
import { TableFilters } from '../ui/table/table-filters.tsx';
import type { ColumnOf } from '../ui/table/table-order.ts';
import { Table } from '../ui/table/table.tsx';
import { useListAddress } from '../ui/table/use-list-address.ts';
import { useSelection } from '../ui/table/use-selection.ts';
import { Part, Room } from './part.tsx';
import { ROWS_PER_PAGE, showRows } from './show-rows.ts';
import { shownSessions, type ShownSession } from './shown-sessions.ts';

const ZONE = 'Europe/Tallinn';

const Address = z.object({
  page: PageNumber,
  order: OrderBy('-start', 'customer', 'paid'),
  status: Filter(SessionStatus),
  search: Filter(z.string().max(100)),
});

type Order = z.output<typeof Address>['order'];

const columns: readonly Column<ShownSession, ColumnOf<Order>>[] = [
  { key: 'customer', heading: 'Customer', cell: ({ customer }) => customer, sortBy: 'customer', onCard: 'title' },
  { key: 'station', heading: 'Station', cell: ({ station }) => station, needs: 'lg' },
  {
    key: 'start',
    heading: 'Start',
    cell: ({ start }) => <ZonedTime moment={start} timeZone={ZONE} />,
    sortBy: 'start',
  },
  { key: 'boards', heading: 'Boards', cell: ({ boards }) => boards, align: 'end' },
  {
    key: 'paid',
    heading: 'Paid',
    cell: ({ paidInCents }) => <Money cents={paidInCents} />,
    align: 'end',
    sortBy: 'paid',
  },
  { key: 'status', heading: 'Status', cell: ({ status }) => <SessionBadge status={status} />, onCard: 'corner' },
];

const keyOf = ({ id }: ShownSession) => id;

const statusOptions = [
  { value: 'created', label: 'Available' },
  { value: 'started', label: 'Started' },
  { value: 'finished', label: 'Finished' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

const orderOptions = [
  { value: '-start', label: 'Newest first' },
  { value: 'start', label: 'Oldest first' },
  { value: 'customer', label: 'Customer' },
  { value: '-paid', label: 'Highest sum' },
] as const;

export function TableRoom() {
  return (
    <Room
      id="tables"
      title="Tables"
      note="Typed columns; below 768 px every row is a card. Order, page and filters stand in the address."
    >
      <Part name="Sorted, filtered, paged, chosen">
        <LiveTable />
      </Part>
    </Room>
  );
}

function LiveTable() {
  const list = useListAddress(Address);
  const selection = useSelection();
  const { rows, total } = showRows(shownSessions, list.shown);
  return (
    <>
      <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
        <SearchField {...list.field('search')} label="Customer or station" />
        <SelectField {...list.field('status')} label="Status" options={statusOptions} none="All" />
        <OrderSelect
          id="kit-order"
          order={list.shown.order}
          onOrder={(order) => list.change({ order })}
          options={orderOptions}
        />
      </TableFilters>
      <div className="mt-4">
        <Table
          caption="Sessions"
          columns={[selectionColumn(selection, rows, keyOf), ...columns]}
          rows={rows}
          keyOf={keyOf}
          hrefOf={() => '#tables'}
          order={{ shown: list.shown.order, hrefWith: (order) => list.hrefWith({ order }) }}
          {...(rows.length === 0 && {
            instead: (
              <EmptyState isInside title="Nothing matches">
                Try other words, or clear the filters.
              </EmptyState>
            ),
          })}
        />
      </div>
      <SelectionBar selection={selection}>
        <button
          type="button"
          onClick={() => notify({ tone: 'done', title: `${selection.keys.length} would be cancelled` })}
          className={buttonStyle('action', 'small')}
        >
          <Ban aria-hidden className="size-4" />
          Cancel them
        </button>
      </SelectionBar>
      <ListPager list={list} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </>
  );
}
