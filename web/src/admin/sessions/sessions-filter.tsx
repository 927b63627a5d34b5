import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { OrderSelect } from '../../ui/table/order-select.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import type { ShownList } from '../../ui/table/use-list.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { useSessionStatusOptions } from '../words/use-status-options.ts';
import type { sessionsList } from './sessions-list.ts';

type Props = {
  list: ShownList<typeof sessionsList>;
  stations: readonly NamedStation[];
};

export function SessionsFilter({ list, stations }: Props) {
  const { t } = useLingui();
  const orderId = useId();
  const statusOptions = useSessionStatusOptions();
  const { shown, field, change } = list;
  const lockers = stations.find(({ id }) => id === field('station').value)?.lockerNumbers ?? [];
  const collected = t({ message: 'Collected', comment: 'When the board was taken out' });
  const returned = t({ message: 'Returned', comment: 'When the board came back' });
  return (
    <TableFilters isFiltered={list.isFiltered} clearHref={list.clearHref}>
      <StationFilter {...field('station')} stations={stations} />
      <SelectField
        {...field('status')}
        label={t({ message: 'Status', comment: 'Column: state of a booking or rental' })}
        options={statusOptions}
        none={t({ message: 'All', comment: 'Choice of a filter: every state' })}
      />
      {lockers.length > 0 && (
        <SelectField
          {...field('locker')}
          label={t({ message: 'Locker', comment: 'Column: number of a locker' })}
          options={lockers.map((number) => ({ value: String(number), label: String(number) }))}
          none={t({ message: 'All lockers', comment: 'Choice of a filter' })}
        />
      )}
      <DateField {...field('from')} label={t({ message: 'From', comment: 'Filter: first day' })} />
      <DateField {...field('to')} label={t({ message: 'To', comment: 'Filter: last day' })} />
      <OrderSelect
        id={orderId}
        order={shown.order}
        onOrder={(order) => change({ order })}
        options={[
          { value: '-start', label: t({ message: 'Latest start first', comment: 'Order of a list of rentals' }) },
          { value: 'start', label: t({ message: 'Earliest start first', comment: 'Order of a list of rentals' }) },
          { value: '-end', label: t({ message: 'Latest end first', comment: 'Order of a list of rentals' }) },
          { value: 'status', label: t({ message: 'Status', comment: 'Column: state of a booking or rental' }) },
          { value: 'lockerNumber', label: t({ message: 'Locker', comment: 'Column: number of a locker' }) },
          { value: '-firstOpenTime', label: collected },
          { value: '-closeTime', label: returned },
        ]}
      />
    </TableFilters>
  );
}
