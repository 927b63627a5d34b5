import { adminPaths } from '@laine/contract/admin-paths.ts';
import { broadcastCalls, type Broadcast, type BroadcastRecipient } from '@laine/contract/admin/broadcast-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { NoticeState } from '@laine/contract/states.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleMinus, Hourglass, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { Badge, type BadgeTone } from '../../../ui/data/badge.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { ZonedTime } from '../../../ui/data/zoned-time.tsx';
import { noticeStateWords } from '../../words/notice-state-words.ts';
import { SettingsCard } from '../settings-card.tsx';
import type { StationDetail } from '../station-data.ts';
import { StationFrame } from '../station-frame.tsx';
import { stationLabel } from '../station-label.ts';
import { broadcastKindWords } from './broadcast-words.ts';
import { RecipientList } from './recipient-list.tsx';

type Props = { loaded: StationDetail; loadedBroadcast: CallAnswer<typeof broadcastCalls.broadcast> };

/** The delivery of a broadcast, person by person, while it goes out. */
export function BroadcastPage({ loaded, loadedBroadcast }: Props) {
  const broadcastId = loadedBroadcast.broadcast.id;
  const { broadcast, recipients } =
    useCall(broadcastCalls.broadcast, { broadcastId }, { initialData: loadedBroadcast }).data ?? loadedBroadcast;
  const { i18n } = useLingui();
  return (
    <StationFrame loaded={loaded}>
      {(station) => {
        const { timeZone } = stationLabel(station);
        return (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <SettingsCard title={i18n._(broadcastKindWords[broadcast.kind])}>
              <Facts broadcast={broadcast} recipients={recipients} timeZone={timeZone} />
            </SettingsCard>
            <SettingsCard title={<Trans comment="Heading: the people whom a message reached">Who was told</Trans>}>
              {recipients.length === 0 ? (
                <p className="text-sm text-ink-soft">
                  <Trans>Nobody was out or coming.</Trans>
                </p>
              ) : (
                <div className="grid gap-5">
                  <RecipientList recipients={recipients} timeZone={timeZone} outcomeOf={outcomeOf} />
                </div>
              )}
            </SettingsCard>
          </div>
        );
      }}
    </StationFrame>
  );
}

type FactsProps = { broadcast: Broadcast; recipients: readonly BroadcastRecipient[]; timeZone: string };

function Facts({ broadcast, recipients, timeZone }: FactsProps) {
  const { stationId, words, until, createdAt, sentBy, closureId, counts, backInCents } = broadcast;
  const count = (state: NoticeState) =>
    recipients.filter(({ messages }) => messages.some((message) => message.state === state)).length;
  const reached = count('sent');
  const failed = recipients.filter(({ messages }) => isLost(messages)).length;
  return (
    <div className="grid gap-4 text-sm">
      <output className="figures block text-base font-medium">
        <Plural value={reached} one="# person reached" other="# people reached" />
        {failed > 0 && (
          <span className="text-alert">
            {' · '}
            <Plural value={failed} one="# not reached" other="# not reached" />
          </span>
        )}
      </output>
      {Object.entries(words).map(([locale, text]) => (
        <p key={locale} lang={locale} className="rounded-control bg-foam px-3 py-2 wrap-anywhere">
          {text}
        </p>
      ))}
      <p className="figures">
        <Trans comment="When a message was sent; a time follows">Sent</Trans>{' '}
        <ZonedTime moment={createdAt} timeZone={timeZone} />
        {sentBy !== null && ` · ${sentBy}`}
        <br />
        <Trans comment="How long a message holds; a time follows">Holds until</Trans>{' '}
        <ZonedTime moment={until} timeZone={timeZone} />
      </p>
      {closureId !== null && (
        <p className="figures">
          <Trans>The station was closed with it.</Trans>{' '}
          <Plural value={counts.cancelled} one="# booking was cancelled." other="# bookings were cancelled." />{' '}
          {backInCents > 0 && (
            <>
              <Trans comment="The sum follows">Money that goes back:</Trans> <Money cents={backInCents} />
            </>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {closureId !== null && (
          <Link to={adminPaths.station(stationId, 'closures')} className={buttonStyle('quiet', 'small')}>
            <Trans comment="Link: to the page where a closure is ended">Open the station again</Trans>
          </Link>
        )}
        <Link to={adminPaths.station(stationId, 'message')} className={buttonStyle('quiet', 'small')}>
          <Trans comment="Link: to the page where another message to everybody is written">Another message</Trans>
        </Link>
      </div>
    </div>
  );
}

/** No channel worked, and none is still being tried. */
const isLost = (messages: BroadcastRecipient['messages']) =>
  messages.some(({ state }) => state === 'failed') &&
  messages.every(({ state }) => state !== 'sent' && state !== 'queued');

const looks: Record<NoticeState, { tone: BadgeTone; icon: LucideIcon }> = {
  queued: { tone: 'yellow', icon: Hourglass },
  sent: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleAlert },
  dropped: { tone: 'gray', icon: CircleMinus },
};

const outcomeOf = ({ messages }: BroadcastRecipient) => <Outcome messages={messages} />;

function Outcome({ messages }: { messages: BroadcastRecipient['messages'] }) {
  const { i18n } = useLingui();
  return (
    <p className="flex flex-wrap gap-2">
      {messages.map(({ channel, state }) => (
        <Badge key={channel} {...looks[state]}>
          {channel === 'sms' ? 'SMS' : <Trans comment="E-mail address">E-mail</Trans>}:{' '}
          {i18n._(noticeStateWords[state])}
        </Badge>
      ))}
    </p>
  );
}
