import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, Mail, MessageSquare, Minus, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/data/badge.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ZonedTime } from '../../ui/data/zoned-time.tsx';
import { alertWords } from '../alerts/alert-words.ts';
import type { AlertMessagesData } from './alert-messages-data.ts';

type Props = { data: AlertMessagesData; now: Temporal.Instant };
type Message = AlertMessagesData['recent'][number];

export function RecentMessages({ data: { recent, stations, timeZone }, now }: Props) {
  if (recent.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Nothing yet. The next alert at your stations stands here.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid divide-y divide-line text-sm">
      {recent.map((message) => (
        <RecentMessage
          key={message.id}
          message={message}
          stationName={stations.find(({ id }) => id === message.stationId)?.name ?? message.stationId}
          timeZone={timeZone}
          now={now}
        />
      ))}
    </ul>
  );
}

type ItemProps = { message: Message; stationName: string | null; timeZone: string; now: Temporal.Instant };

function RecentMessage({ message, stationName, timeZone, now }: ItemProps) {
  const { t, i18n } = useLingui();
  const isMail = message.channel === 'email';
  const Icon = isMail ? Mail : MessageSquare;
  const channel = isMail ? t({ message: 'E-mail', comment: 'How an alert was sent' }) : 'SMS';
  return (
    <li className="grid gap-1.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:gap-4">
      <div className="flex min-w-0 gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-action" />
        <div className="min-w-0">
          <p className="font-medium">{i18n._(alertWords[message.kind].title)}</p>
          <p className="text-ink-soft">
            {`${[channel, stationName].filter((part) => part !== null).join(' · ')} · `}
            {message.state === 'queued' ? (
              <ZonedTime moment={message.dueAt} timeZone={timeZone} />
            ) : (
              <RelativeTime moment={message.sentAt ?? message.dueAt} now={now} timeZone={timeZone} />
            )}
          </p>
        </div>
      </div>
      <p className="pl-8 sm:pl-0">
        <StateBadge state={message.state} />
      </p>
    </li>
  );
}

function StateBadge({ state }: { state: Message['state'] }) {
  if (state === 'sent')
    return (
      <Badge tone="green" icon={Check}>
        <Trans comment="State of a message">Sent</Trans>
      </Badge>
    );
  if (state === 'queued')
    return (
      <Badge tone="yellow" icon={Clock}>
        <Trans comment="State of a message that is sent later">Waits</Trans>
      </Badge>
    );
  if (state === 'failed')
    return (
      <Badge tone="red" icon={TriangleAlert}>
        <Trans comment="State of a message">Not delivered</Trans>
      </Badge>
    );
  return (
    <Badge tone="gray" icon={Minus}>
      <Trans comment="State of a message: somebody had dealt with the alert before it was sent">No longer needed</Trans>
    </Badge>
  );
}
