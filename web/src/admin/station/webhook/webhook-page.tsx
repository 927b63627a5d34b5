import { Trans } from '@lingui/react/macro';
import { use } from 'react';
import { useClock } from '../../../ui/hooks/use-clock.ts';
import { StaffPersonContext } from '../../frame/staff-person.ts';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { AttemptList } from './attempt-list.tsx';
import { WebhookAddress } from './webhook-address.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import { WebhookTest } from './webhook-test.tsx';

const TICK_MS = 15_000;

type Props = { loaded: StationDetail; serverNow: string };

/** The webhook's address, its secret, and the deliveries. */
export function WebhookPage({ loaded, serverNow }: Props) {
  const now = useClock(serverNow, TICK_MS);
  const { isAdmin } = use(StaffPersonContext);
  return (
    <StationFrame loaded={loaded}>
      {(station) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <div className="grid gap-6">
            <SettingsCard
              title={<Trans comment="Heading: where a webhook is sent to">Address</Trans>}
              note={
                <Trans>
                  We tell it when a board is collected and when it is back. Door codes are never in it, and no rental
                  waits for it.
                </Trans>
              }
            >
              <WebhookAddress station={station} isAdmin={isAdmin} />
              {station.webhookUrl !== null && <WebhookTest key={station.webhookUrl} stationId={station.id} />}
            </SettingsCard>
            {isAdmin && station.webhookUrl !== null && (
              <SettingsCard
                title={<Trans comment="Heading: the secret that signs webhooks">Secret</Trans>}
                note={<Trans>The receiver checks our signatures with it. A new address gets a new one.</Trans>}
              >
                <WebhookSecret key={station.webhookUrl} stationId={station.id} />
              </SettingsCard>
            )}
          </div>
          <SettingsCard
            title={<Trans comment="Heading: what became of each webhook">Deliveries</Trans>}
            note={
              <Trans>
                The first failure of an event and its end. In between we try again, with growing waits, for half a day.
              </Trans>
            }
          >
            <AttemptList stationId={station.id} timeZone={stationLabel(station).timeZone} now={now} />
          </SettingsCard>
        </div>
      )}
    </StationFrame>
  );
}
