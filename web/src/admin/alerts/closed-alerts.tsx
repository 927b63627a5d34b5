import { alertCalls } from '@laine/contract/admin/alert-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { useBrowserZone } from '../../ui/hooks/use-browser-zone.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { alertWords } from './alert-words.ts';
import type { AlertData } from './use-steady-rows.ts';

type StationOf = (stationId: string) => { name: string; timeZone: string } | undefined;

const SHOWN = { state: 'closed', offset: 0, limit: 30 } as const;

/** Alerts that were closed lately: by whom, when and how. */
export function ClosedAlerts({ stationOf }: { stationOf: StationOf }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
        className={`${buttonStyle('quiet', 'small')} justify-self-start`}
      >
        <Trans comment="Button: shows alerts that were dealt with">Closed alerts</Trans>
      </button>
      {isShown && <ClosedList stationOf={stationOf} />}
    </div>
  );
}

function ClosedList({ stationOf }: { stationOf: StationOf }) {
  const { data, error, askAgain } = useCall(alertCalls.alerts, SHOWN);
  if (error && !data) return <ErrorState error={error} onRetry={() => void askAgain()} />;
  if (!data) return <Skeleton className="h-24" />;
  if (data.alerts.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans comment="No alert was closed yet">Nothing was closed yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line rounded-card border border-line bg-paper px-4 text-sm">
      {data.alerts.map((alert) => (
        <ClosedAlert
          key={alert.id}
          alert={alert}
          station={alert.stationId === null ? undefined : stationOf(alert.stationId)}
        />
      ))}
    </ul>
  );
}

function ClosedAlert({ alert, station }: { alert: AlertData; station: ReturnType<StationOf> }) {
  const { i18n } = useLingui();
  const { closedAt, closedByName, rescue } = alert;
  const ownZone = useBrowserZone() ?? 'UTC';
  const zone = station?.timeZone ?? ownZone;
  return (
    <li className="grid gap-0.5 py-3">
      <p className="font-medium">{i18n._(alertWords[alert.kind].title)}</p>
      <p className="wrap-anywhere text-ink-soft">
        {station && `${station.name} · `}
        {closedAt !== null && <ZonedTime moment={closedAt} timeZone={zone} />}
        {' · '}
        {closedByName ?? <Trans comment="An alert that nobody had to close">ended by itself</Trans>}
      </p>
      {alert.kind === 'not-back' && closedByName !== null && rescue === null && (
        <p>
          <Trans comment="How a search for somebody ended: the person named above said so">Has seen the board.</Trans>
        </p>
      )}
      {rescue?.service !== undefined && (
        <p className="wrap-anywhere">
          {rescue.service} · {rescue.at !== undefined && <ZonedTime moment={rescue.at} timeZone={zone} />}
          {rescue.note !== undefined && rescue.note !== '' && ` · ${rescue.note}`}
        </p>
      )}
    </li>
  );
}
