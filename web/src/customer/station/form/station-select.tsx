import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { StationChoice } from '../station-data.ts';

type Props = { station: StationChoice; choices: readonly StationChoice[]; onLeave: (stationId: string) => void };

/** The wish carries over to another station. A station without bookings is listed only while its own page is shown. */
export function StationSelect({ station, choices, onLeave }: Props) {
  const navigate = useNavigate();
  const isListed = choices.some(({ id }) => id === station.id);
  const change = (stationId: string) => {
    onLeave(stationId);
    void navigate(paths.station(stationId), { preventScrollReset: true, state: { focus: 'station' } });
  };
  const listed = isListed ? choices : [station, ...choices];
  return (
    <SelectField
      id="station"
      name="station"
      label={<Trans>Station</Trans>}
      value={station.id}
      onChange={(stationId) => stationId !== undefined && change(stationId)}
      options={listed.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
