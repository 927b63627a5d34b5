import { adminPaths } from '@laine/contract/admin-paths.ts';
import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import { dashboardCalls } from '@laine/contract/admin/dashboard-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { AlertsToday } from './alerts-today.tsx';
import { BoardsOut } from './boards-out.tsx';
import { DayFigures } from './day-figures.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { StationCards } from './station-cards.tsx';
import { ALERTS_SHOWN, type TodayData } from './today-data.ts';
import { UnattendedStations } from './unattended-stations.tsx';

/** A minute is the finest that this screen tells. */
const TICK_MS = 15_000;

/** Is everything all right? What needs me now? */
export function TodayPage({ loaded }: { loaded: TodayData }) {
  const { t } = useLingui();
  const dashboard = useCall(dashboardCalls.dashboard, {}, { initialData: loaded.dashboard }).data ?? loaded.dashboard;
  const { alerts } = useCall(alertCalls.alerts, ALERTS_SHOWN, { initialData: loaded.alerts }).data ?? loaded.alerts;
  const now = useClock(dashboard.now, TICK_MS);
  const { stations, boardsOut, usual } = dashboard;
  const openAtStations = stations.reduce((sum, { openAlerts }) => sum + openAlerts, 0);
  const stationOf = (id: string) => stations.find(({ stationId }) => stationId === id);
  return (
    <StaffPage
      title={t({ message: 'Today', context: 'page', comment: 'Staff page: what happens now' })}
      actions={
        <Link to={adminPaths.alertMessages()} className={buttonStyle('quiet', 'small')}>
          <BellRing aria-hidden className="size-4" />
          <Trans comment="Staff page: how alerts reach the person">Alerts to me</Trans>
        </Link>
      }
    >
      <AlertsToday
        alerts={alerts}
        openAtStations={openAtStations}
        boardsOut={boardsOut}
        stationOf={stationOf}
        now={now}
      />
      <UnattendedStations stations={stations} />
      <PasskeyOffer />
      <DayFigures stations={stations} usual={usual} />
      <section aria-labelledby="out" className="grid gap-3">
        <h2 id="out" className="text-lg">
          <Trans comment="Heading: boards that are with renters now">On the water</Trans>
        </h2>
        <BoardsOut boards={boardsOut} stationOf={stationOf} now={now} />
      </section>
      <section aria-labelledby="stations" className="grid gap-3">
        <h2 id="stations" className="text-lg">
          <Trans>Stations</Trans>
        </h2>
        <StationCards stations={stations} now={now} />
      </section>
    </StaffPage>
  );
}
