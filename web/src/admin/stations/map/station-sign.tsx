import type { DashboardStation } from '@laine/contract/admin/dashboard-entities.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { StationState } from '../station-state.tsx';

type Props = { stations: readonly DashboardStation[]; isChosen: boolean; onPress: () => void };

/** The most urgent need. */
const needOf = ({ status, connected }: DashboardStation) => {
  if (status === 'active') return connected ? 1 : 0;
  return status === 'disabled' ? 2 : 3;
};

/** A sign on the map: name and state in words, with its tip on the station. A group shows its most urgent station. */
export function StationSign({ stations, isChosen, onPress }: Props) {
  const [neediest] = stations.toSorted((a, b) => needOf(a) - needOf(b));
  if (!neediest) return null;
  const stationCount = stations.length;
  const alerts = stations.reduce((sum, { openAlerts }) => sum + openAlerts, 0);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={isChosen}
      className="relative mb-2 grid min-h-11 max-w-40 cursor-pointer justify-items-center gap-1 rounded-control border border-line-strong bg-paper px-2.5 py-1.5 text-ink shadow-float outline-offset-2 after:absolute after:top-full after:left-1/2 after:size-2.5 after:-translate-x-1/2 after:-translate-y-1/2 after:rotate-45 after:border-r after:border-b after:border-line-strong after:bg-paper hover:border-action aria-pressed:border-action"
    >
      <span className="max-w-full truncate text-xs font-semibold">
        {stations.length === 1 ? neediest.name : <Plural value={stationCount} one="# station" other="# stations" />}
      </span>
      <span className="flex items-center gap-1.5 [&>span]:py-0 [&>span]:text-xs">
        <StationState station={neediest} />
        {alerts > 0 && (
          <span className="figures flex items-center gap-0.5 font-semibold text-alert">
            <Bell aria-hidden className="size-3.5" />
            {alerts}
            <span className="sr-only">
              <Trans comment="After a number, for screen readers">open alerts</Trans>
            </span>
          </span>
        )}
      </span>
    </button>
  );
}
