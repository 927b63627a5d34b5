import { paths } from '@laine/contract/paths.ts';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useNavigate } from 'react-router';
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
  return (
    <div className="grid gap-1.5">
      <label htmlFor="station" className="text-sm font-medium">
        <Trans>Station</Trans>
      </label>
      <div className="relative">
        <select
          id="station"
          name="station"
          value={station.id}
          onChange={(event) => change(event.currentTarget.value)}
          className="min-h-12 w-full appearance-none truncate rounded-control border border-line-strong bg-paper pr-11 pl-4 transition-colors hover:border-action"
        >
          {!isListed && <option value={station.id}>{station.name}</option>}
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
