import { AuditedAction } from '@laine/contract/audited-action.ts';
import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../ui/field/date-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TableFilters } from '../../ui/table/table-filters.tsx';
import type { ShownList } from '../../ui/table/use-list.ts';
import { StationFilter, type NamedStation } from '../frame/station-filter.tsx';
import { auditWords } from '../words/audit-words.ts';
import type { AuditActor, auditList } from './audit-list.ts';

type Props = {
  list: ShownList<typeof auditList>;
  stations: readonly NamedStation[];
  actors: readonly AuditActor[];
};

export function AuditFilters({ list: { field, isFiltered, clearHref }, stations, actors }: Props) {
  const { t, i18n } = useLingui();
  const actions = AuditedAction.options
    .map((value) => ({ value, label: i18n._(auditWords[value]) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <TableFilters isFiltered={isFiltered} clearHref={clearHref}>
      <SelectField
        {...field('actor')}
        label={t({ message: 'Who', comment: 'Filter of the audit' })}
        options={actors.map(({ id, kind, name }) => ({
          value: id,
          label: kind === 'person' ? name : t({ message: `Key ${name}`, comment: 'A program with an API key did it' }),
        }))}
        none={t({ message: 'Everybody', comment: 'No filter by person' })}
      />
      <SelectField
        {...field('action')}
        label={t({ message: 'What', comment: 'Filter of the audit: which action' })}
        options={actions}
        none={t({ message: 'All', comment: 'No filter' })}
      />
      <StationFilter {...field('station')} stations={stations} />
      <DateField {...field('day')} label={t({ message: 'Day', comment: 'Filter: one day of a list' })} />
    </TableFilters>
  );
}
