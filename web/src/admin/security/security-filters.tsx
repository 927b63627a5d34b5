import { SecurityEventKind } from '@laine/contract/security-event-kind.ts';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import type { ShownList } from '../../ui/table/use-list.ts';
import { securityWords } from '../../ui/words/security-words.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import type { securityList } from './security-list.ts';

type Props = {
  list: ShownList<typeof securityList>;
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
