import { adminPaths } from '@laine/contract/admin-paths.ts';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, CircleDashed, WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { buttonStyle } from '../../ui/button/button-style.ts';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import type { StationDetail } from '../station/station-data.ts';
import { stationLabel } from '../station/station-label.ts';

type Props = { station: StationDetail; now: Temporal.Instant };

/** Comes by itself over the stream of events. */
export function FirstSign({ station, now }: Props) {
  const { id, connected, lastSeenAt, apiKeyHash } = station;
  const { timeZone } = stationLabel(station);
  return (
    <div className="grid gap-4">
      <div aria-live="polite" className="text-sm">
        {connected ? (
          <p className="flex gap-2 font-medium">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-on-green" />
            <Trans>The station is there. It has told who it is, and its key is right.</Trans>
          </p>
        ) : lastSeenAt !== null ? (
          <p className="flex gap-2">
            <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-alert" />
            <span>
              <Trans>The station was here and does not answer now. Last heard:</Trans>{' '}
              <RelativeTime moment={lastSeenAt} now={now} timeZone={timeZone} />
            </span>
          </p>
        ) : (
          <p className="flex gap-2 text-ink-soft">
            <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 motion-safe:animate-pulse" />
            {apiKeyHash === null ? (
              <Trans>It can come once there is a key and the program runs.</Trans>
            ) : (
              <Trans>Waiting for the program. This page sees it by itself; you may also leave and come back.</Trans>
            )}
          </p>
        )}
      </div>
      {connected ? (
        <p>
          <Link to={adminPaths.newStation(id, 'doors')} className={buttonStyle('action')}>
            <Trans comment="Link to the next step: each door of a new station is opened">Test the doors</Trans>
          </Link>
        </p>
      ) : (
        apiKeyHash !== null && (
          <details className="group/help text-sm">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 py-2 font-medium text-action">
              <Trans comment="Opens what to look at when a program does not come">Nothing happens?</Trans>
              <ChevronDown aria-hidden className="size-4 transition-transform group-open/help:rotate-180" />
            </summary>
            <ul className="grid list-disc gap-1.5 pl-5">
              <li>
                <Trans>Read what the program prints: it names every setting that is missing or wrong.</Trans>
              </li>
              <li>
                <Trans>The address in SERVER_URL must open in a browser on the station’s computer.</Trans>
              </li>
              <li>
                <Trans>Only the newest key works. If in doubt, make a new one and copy the command again.</Trans>
              </li>
              <li>
                <Trans>Where port 8080 is taken, write PORT=8081 before the command.</Trans>
              </li>
            </ul>
          </details>
        )
      )}
    </div>
  );
}
