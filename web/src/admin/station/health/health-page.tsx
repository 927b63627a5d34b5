import { HealthRange, healthCalls } from '@laine/contract/admin/health-calls.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { DoorsHealth } from './doors-health.tsx';
import { DueService } from './due-service.tsx';
import { HealthAddress, type HealthData } from './health-data.ts';
import { HealthFigures } from './health-figures.tsx';
import { VitalCharts } from './vital-charts.tsx';

const TICK_MS = 15_000;

type Props = { loaded: StationDetail; loadedHealth: HealthData; serverNow: string };

/** How the station is and was: what an owner opens in the morning. */
export function HealthPage({ loaded, loadedHealth, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  return (
    <StationFrame loaded={loaded}>
      {(station) => <Health stationId={station.id} loadedHealth={loadedHealth} now={now} />}
    </StationFrame>
  );
}

const rangeWords: Readonly<Record<HealthRange, MessageDescriptor>> = {
  day: msg({ message: '24 hours', comment: 'Which time the charts show' }),
  week: msg({ message: '7 days', comment: 'Which time the charts show' }),
  month: msg({ message: '30 days', comment: 'Which time the charts show' }),
};

function Health({
  stationId,
  loadedHealth,
  now,
}: {
  stationId: string;
  loadedHealth: HealthData;
  now: Temporal.Instant;
}) {
  const { t, i18n } = useLingui();
  const { shown, hrefWith } = useListAddress(HealthAddress);
  const { range } = shown;
  const isLoaded = loadedHealth.range === range;
  const asked = useCall(healthCalls.health, { stationId, range }, { ...(isLoaded && { initialData: loadedHealth }) });
  const health = asked.data ?? loadedHealth;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 group-data-cut:grayscale">
      <nav
        aria-label={t({ message: 'Time shown', comment: 'Name of the choice between a day, a week and a month' })}
        className="flex flex-wrap gap-2"
      >
        {HealthRange.options.map((one) => (
          <Link
            key={one}
            to={hrefWith({ range: one })}
            replace
            preventScrollReset
            aria-current={one === range ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-control border border-line bg-paper px-4 text-sm font-medium hover:bg-tint aria-[current=true]:border-action aria-[current=true]:text-action"
          >
            {i18n._(rangeWords[one])}
          </Link>
        ))}
      </nav>
      <HealthFigures health={health} now={now} />
      <DueService stationId={stationId} health={health} />
      <DoorsHealth health={health} now={now} />
      <VitalCharts health={health} />
    </div>
  );
}
