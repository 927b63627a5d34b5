import type { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { useLingui } from '@lingui/react/macro';
import type { FieldState } from '../../ui/field/field-props.ts';
import { SelectField } from '../../ui/field/select-field.tsx';

export type NamedStation = CallAnswer<typeof stationCalls.stationNames>['stations'][number];

type Props = FieldState<string, string | undefined> & { stations: readonly NamedStation[] };

/** For the filters of a list; hidden for a person with a single station. */
export function StationFilter({ stations, ...field }: Props) {
  const { t } = useLingui();
  if (stations.length <= 1) return null;
  return (
    <SelectField
      {...field}
      label={t({ message: 'Station', comment: 'Column: place with lockers' })}
      options={stations.map(({ id, name }) => ({ value: id, label: name }))}
      none={t({ message: 'All stations', comment: 'Choice of a filter' })}
    />
  );
}
