import { alertMessageCalls } from '@laine/contract/admin/alert-message-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '../../api/use-call.ts';
import { useClock } from '../../ui/hooks/use-clock.ts';
import { StaffPage } from '../frame/staff-page.tsx';
import { SettingsCard } from '../station/settings-card.tsx';
import type { AlertMessagesData } from './alert-messages-data.ts';
import { RecentMessages } from './recent-messages.tsx';
import { SendTest } from './send-test.tsx';
import { SettingsForm } from './settings-form.tsx';
import { WaysToMe } from './ways-to-me.tsx';
import { WhatReachesMe } from './what-reaches-me.tsx';

const TICK_MS = 15_000;

type Props = { loaded: AlertMessagesData; serverNow: string };

/** The signed-in person's settings for alerts: which, how and when. */
export function AlertMessagesPage({ loaded, serverNow }: Props) {
  const { t } = useLingui();
  const data = useCall(alertMessageCalls.alertMessages, {}, { initialData: loaded }).data ?? loaded;
  const now = useClock(serverNow, TICK_MS);
  return (
    <StaffPage title={t({ message: 'Alerts to me', comment: 'Staff page: how alerts reach the person' })}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <SettingsCard
            title={<Trans comment="Heading: the address and number that alerts go to">Where to</Trans>}
            note={<Trans>A test goes to both at once, also in your quiet hours.</Trans>}
          >
            <WaysToMe data={data} />
            <SendTest />
          </SettingsCard>
          <SettingsCard title={<Trans comment="Heading: when and how alerts are sent">How and when</Trans>}>
            <SettingsForm data={data} />
          </SettingsCard>
        </div>
        <div className="grid gap-6">
          <SettingsCard title={<Trans comment="Heading: which alerts are sent how soon">What reaches you</Trans>}>
            <WhatReachesMe data={data} />
          </SettingsCard>
          <SettingsCard title={<Trans comment="Heading: alerts that were sent to the person">Sent lately</Trans>}>
            <RecentMessages data={data} now={now} />
          </SettingsCard>
        </div>
      </div>
    </StaffPage>
  );
}
