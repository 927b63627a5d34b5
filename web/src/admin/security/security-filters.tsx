import { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import type { useListAddress } from '../../ui/table/use-list-address.ts';
import { StationFilter } from '../frame/station-filter.tsx';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { securityWords } from '../words/security-words.ts';
import type { SecurityAddress } from './security-data.ts';

type Props = {
  list: ReturnType<typeof useListAddress<typeof SecurityAddress>>;
  stations: readonly NamedStation[];
};

/** A person, a key or a booking is filtered by with a press in the list. */
export function SecurityFilters({ list: { field, isFiltered, clearHref }, stations }: Props) {
  const { t, i18n } = useLingui();
  return (
    <TableFilters isFiltered={isFiltered} clearHref={clearHref}>
      <SelectField
        {...field('kind')}
        label={t({ message: 'What', comment: 'Filter of the audit: which action' })}
        options={SecurityEventKind.options.map((value) => ({ value, label: i18n._(securityWords[value]) }))}
        none={t({ message: 'All', comment: 'No filter' })}
      />
      <StationFilter {...field('station')} stations={stations} />
    </TableFilters>
  );
}
