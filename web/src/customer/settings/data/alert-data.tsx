import type { OwnData } from '@laine/contract/public/own-data.ts';
import { formatTimeOfDay } from '@laine/rules/time/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataEntry, DataGroup } from './data-group.tsx';
import { DataTime } from './data-time.tsx';
import { KnownFact } from './known-fact.tsx';
import { noticeStateWords } from './message-words.ts';

/** What people who look after stations chose to be told, and what they were told. Kinds bear the names of our programs. */
export function AlertData({ alertSettings, alertMessages }: Pick<OwnData, 'alertSettings' | 'alertMessages'>) {
  const { t, i18n } = useLingui();
  return (
    <>
      {alertSettings && (
        <DataGroup title={<Trans comment="Heading: what staff chose">How alerts of stations reach you</Trans>}>
          <Settings settings={alertSettings} />
        </DataGroup>
      )}
      <DataGroup
        title={<Trans comment="Heading: alerts that were sent to staff">Alerts sent to you</Trans>}
        count={alertMessages.length}
      >
        {alertMessages.map((message) => (
          <DataEntry key={`${message.kind} ${message.channel} ${message.createdAt}`} title={message.kind}>
            <KnownFact label={<Trans comment="Column: name of the station">Station</Trans>}>
              {message.stationId}
            </KnownFact>
            <KnownFact label={<Trans comment="E-mail or SMS">Sent by</Trans>}>
              {message.channel === 'email' ? t`E-mail` : 'SMS'}
            </KnownFact>
            <KnownFact label={<Trans>Status</Trans>}>{i18n._(noticeStateWords[message.state])}</KnownFact>
            <KnownFact label={<Trans comment="A moment">When</Trans>}>
              <DataTime
                moment={message.sentAt ?? message.dueAt}
                {...(message.stationId !== null && { stationId: message.stationId })}
              />
            </KnownFact>
          </DataEntry>
        ))}
      </DataGroup>
    </>
  );
}

function Settings({ settings }: { settings: NonNullable<OwnData['alertSettings']> }) {
  const { t } = useLingui();
  const { byMail, bySms, quietFromInSeconds, quietToInSeconds, digestAtInSeconds, updatedAt } = settings;
  const ways = [...(byMail ? [t`E-mail`] : []), ...(bySms ? ['SMS'] : [])];
  return (
    <DataEntry>
      <KnownFact label={<Trans comment="E-mail or SMS">Sent by</Trans>}>{ways.join(', ')}</KnownFact>
      <KnownFact label={<Trans comment="Hours in which staff are told of nothing but safety">Quiet hours</Trans>}>
        {`${formatTimeOfDay(quietFromInSeconds)}–${formatTimeOfDay(quietToInSeconds)}`}
      </KnownFact>
      <KnownFact label={<Trans comment="When the daily mail with alerts goes">Daily digest</Trans>}>
        {formatTimeOfDay(digestAtInSeconds)}
      </KnownFact>
      <KnownFact label={<Trans comment="A moment">When</Trans>}>
        <DataTime moment={updatedAt} />
      </KnownFact>
    </DataEntry>
  );
}
