import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AlertList } from '../alerts/alert-list.tsx';
import { ClosedAlerts } from '../alerts/closed-alerts.tsx';
import { type AlertData, useSteadyRows } from '../alerts/use-steady-rows.ts';
import { ALERTS_SHOWN } from './today-data.ts';

type Props = Omit<ComponentProps<typeof AlertList>, 'rows'> & {
  alerts: readonly AlertData[];
  /** Also those that are not among them. */
  openAtStations: number;
};

/** First on the page while there is anything, one quiet line while there is not. */
export function AlertsToday({ alerts, openAtStations, ...props }: Props) {
  const rows = useSteadyRows(alerts);
  const isFull = alerts.length >= ALERTS_SHOWN.limit;
  const more = isFull ? openAtStations - alerts.filter(({ stationId }) => stationId !== null).length : 0;
  if (rows.length === 0) {
    return (
      <div className="grid gap-3">
        <p className="flex items-center gap-3 rounded-card border border-line bg-paper p-4 md:p-5">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-on-green" />
          <Trans comment="No alert is open">Nothing needs you now.</Trans>
        </p>
        <ClosedAlerts stationOf={props.stationOf} />
      </div>
    );
  }
  return (
    <section aria-labelledby="alerts" className="grid gap-3">
      <h2 id="alerts" className="text-lg">
        <Trans comment="Heading: open alerts">Needs a hand</Trans>
      </h2>
      <AlertList rows={rows} {...props} />
      {more > 0 && (
        <p className="font-semibold">
          <Plural value={more} one="and # more" other="and # more" />
        </p>
      )}
      <ClosedAlerts stationOf={props.stationOf} />
    </section>
  );
}
